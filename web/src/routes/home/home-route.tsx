import { useQuery } from '@apollo/client/react';
import { CharacterCard } from '../../features/characters/character-card.tsx';
import { CharacterPicker } from '../../features/characters/character-picker.tsx';
import { PICKER_COUNT } from '../../features/characters/character-rules.ts';
import { HomePageDocument } from '../../generated/home/graphql.ts';
import { JsonLd } from '../../lib/head/json-ld.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useShell } from '../../lib/shell.ts';
import { DialogueSection } from './dialogue/dialogue-section.tsx';
import { Hero } from './hero.tsx';
import { useIsSlow } from './use-is-slow.ts';
import { useSelectedCharacter } from './use-selected-character.ts';

export function HomeRoute() {
  const { origin, shop } = useShell();
  const { data, loading, error, refetch } = useQuery(HomePageDocument);
  const isSlow = useIsSlow(loading);
  const coffees = data?.coffees ?? [];
  const { selected, select, clear } = useSelectedCharacter(coffees);
  const hasFailed = coffees.length === 0 && (error !== undefined || isSlow || (data !== undefined && !loading));

  return (
    <div className="page stack">
      <PageMeta
        title="every cup has a character"
        description="Thirteen coffees, thirteen characters. Pick one, talk to it, take it home."
        path="/"
      />
      <JsonLd
        data={{ '@context': 'https://schema.org', '@type': 'Organization', name: shop.name, url: origin, logo: `${origin}/icon-512.png` }}
      />
      <Hero />
      <CharacterPicker
        isLoading={loading && !isSlow}
        cards={coffees.slice(0, PICKER_COUNT).map((coffee) => (
          <CharacterCard key={coffee.slug} coffee={coffee} onSelect={select} />
        ))}
        onViewAll={() => select((coffees[PICKER_COUNT] ?? coffees[0])?.slug)}
        onChatNow={() => select(coffees[0]?.slug)}
        onRetry={hasFailed ? () => void refetch().catch(() => {}) : undefined}
      />
      <DialogueSection coffees={coffees} selected={selected} onSelect={select} onBack={clear} />
    </div>
  );
}
