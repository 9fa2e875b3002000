import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { EraseTasteProfileDocument } from '../../../generated/account/graphql.ts';
import type { Taste } from './taste-rows.ts';

/** Deletes the taste profile. @throws on failure. */
export function useEraseTasteProfile() {
  const [eraseTasteProfile] = useMutation(EraseTasteProfileDocument, { fetchPolicy: 'no-cache' });
  return useCallback(async (): Promise<Taste> => {
    const { data } = await eraseTasteProfile();
    if (!data) throw new TypeError('eraseTasteProfile answered without data');
    return data.eraseTasteProfile;
  }, [eraseTasteProfile]);
}
