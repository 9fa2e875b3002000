import { useCallback, useState } from 'react';
import type { Expression } from '../../../lib/expression.ts';

/** How the selected character looks: as its conversation says, and at rest until there is one. */
export function useFace(slug: string | undefined) {
  const [mood, setMood] = useState<{ slug: string | undefined; face: Expression }>({ slug, face: 'idle' });
  const onFace = useCallback((face: Expression) => setMood({ slug, face }), [slug]);
  return { face: mood.slug === slug ? mood.face : 'idle', onFace };
}
