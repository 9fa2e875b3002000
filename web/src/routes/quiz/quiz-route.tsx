import { useCallback, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { addChosen } from '../../features/cart/add-chosen.ts';
import { CartWidget } from '../../features/cart/cart-widget.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import { QuizPageDocument } from '../../generated/quiz/graphql.ts';
import type { QuizAnswer, QuizTopic } from '../../generated/quiz/graphql.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useNavigate, useSearchParams } from '../../lib/router.ts';
import { QuestionWindow } from './question-window.tsx';
import { QuizNotice, QuizWaiting } from './quiz-notice.tsx';
import { progressOf, quizPath } from './quiz-rules.ts';
import { QuizResult } from './quiz-result.tsx';

const TITLE = 'Which coffee are you?';

export function QuizRoute() {
  const { data, loading, refetch } = useQuery(QuizPageDocument);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  // Also those that were taken back, so that going back finds the old answer ticked.
  const [chosen, setChosen] = useState<Partial<Record<QuizTopic, string>>>({});
  const add = useCallback((chosen: ChosenProduct) => setAnnouncement(addChosen(chosen)), []);
  const [arrival] = useState(search);
  const questions = data?.quiz ?? [];
  const { answers, question } = progressOf(questions, search);
  const hasCart = useCart().length > 0;
  const isCartShown = data !== undefined && (question === undefined || hasCart);

  function answer(given: QuizAnswer) {
    setChosen((earlier) => ({ ...earlier, [given.topic]: given.option }));
    void navigate(quizPath([...answers, given]), { preventScrollReset: true });
  }

  return (
    <>
      <PageMeta
        title={TITLE}
        description="Five questions across the counter, and the Barista names the coffee that suits you."
        path="/quiz"
      />
      <div className="page stack">
        {data === undefined && loading ? <QuizWaiting /> : null}
        {data === undefined && !loading ? (
          <QuizNotice
            title={TITLE}
            words="The Barista did not hear you. The shop did not answer."
            onRetry={() => void refetch().catch(() => {})}
          />
        ) : null}
        {question ? (
          <QuestionWindow
            key={question.topic}
            title={TITLE}
            question={question}
            answers={answers}
            count={questions.length}
            chosen={chosen[question.topic]}
            takesFocus={search !== arrival}
            onAnswer={answer}
          />
        ) : null}
        {data && question === undefined ? <QuizResult title={TITLE} questions={questions} answers={answers} onAdd={add} /> : null}
      </div>
      {isCartShown ? <CartWidget announcement={announcement} /> : null}
    </>
  );
}
