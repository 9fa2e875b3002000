import { useEffect, useRef } from 'react';
import { useQuery } from '@apollo/client/react';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import { QuizResultDocument } from '../../generated/quiz/graphql.ts';
import type { QuizAnswer, QuizPageQuery } from '../../generated/quiz/graphql.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { BestFit } from './best-fit.tsx';
import { QuizNotice, QuizWaiting } from './quiz-notice.tsx';
import { quizPath } from './quiz-rules.ts';
import { RunnerUp } from './runner-up.tsx';
import { ShareLink } from './share-link.tsx';
import styles from './quiz.module.css';

interface QuizResultProps {
  title: string;
  questions: QuizPageQuery['quiz'];
  answers: QuizAnswer[];
  onAdd: (chosen: ChosenProduct) => void;
}

/** The answer to all questions, from the shop's own search. */
export function QuizResult({ title, questions, answers, onAdd }: QuizResultProps) {
  const { data, loading, refetch } = useQuery(QuizResultDocument, { variables: { answers } });
  const arrival = useRef<HTMLDivElement>(null);
  const wasAwaited = useRef(data === undefined);
  const slug = data?.quizMatch?.best.product.slug;

  useEffect(() => {
    // After the last answer a screen reader reads the result. A shared link starts at the top as usual.
    if (slug !== undefined && wasAwaited.current) arrival.current?.focus({ preventScroll: true });
  }, [slug]);

  const backTo = quizPath(answers.slice(0, -1));
  if (data === undefined && loading) return <QuizWaiting />;
  if (data === undefined)
    return (
      <QuizNotice title={title} words="The shop did not answer. Your answers are safe." onRetry={() => void refetch().catch(() => {})} />
    );
  if (!data.quizMatch)
    return <QuizNotice title={title} words="Nobody behind this counter can promise all of that. Give me a little room?" backTo={backTo} />;

  const { best, runnersUp } = data.quizMatch;
  const said = questions.flatMap(({ topic, options }, index) => {
    const label = options.find(({ id }) => id === answers[index]?.option)?.label;
    return label === undefined ? [] : { label, isUnmet: best.unmet.some((wish) => wish.topic === topic) };
  });
  const image = shareImageOf(best.product);

  return (
    <>
      <PageMeta
        title={`You are ${best.product.name}`}
        description={`${best.product.description} Which coffee are you?`}
        path="/quiz"
        {...(image && { image, imageAlt: best.product.altText })}
      />
      <Window title={title} level={1} icon="i-heart">
        <div ref={arrival} tabIndex={-1} className={styles.arrival}>
          <BestFit fit={best} onAdd={onAdd} />
        </div>
      </Window>
      {runnersUp.length > 0 ? (
        <Window title="Also at your table" icon="i-cup">
          <ul className={styles.runners}>
            {runnersUp.map((fit) => (
              <RunnerUp key={fit.product.slug} fit={fit} />
            ))}
          </ul>
        </Window>
      ) : null}
      <Window title="You said" icon="i-check">
        <ol className={`tags ${styles.said}`}>
          {said.map(({ label, isUnmet }) => (
            <li key={label} className={isUnmet ? styles.unmet : undefined}>
              {label}
              {isUnmet ? <span> (not met)</span> : null}
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <ShareLink name={best.product.name} />
          <ButtonLink to={backTo}>CHANGE THE LAST ANSWER</ButtonLink>
          <ButtonLink to="/quiz">START AGAIN</ButtonLink>
        </div>
      </Window>
    </>
  );
}
