import { useEffect, useRef } from 'react';
import type { QuizAnswer, QuizPageQuery } from '../../generated/quiz/graphql.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Meter } from '../../ui/signs/meter.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { paramOf, quizPath } from './quiz-rules.ts';
import styles from './question-window.module.css';

interface QuestionWindowProps {
  title: string;
  question: QuizPageQuery['quiz'][number];
  /** Given so far. */
  answers: readonly QuizAnswer[];
  count: number;
  /** What was answered here before. */
  chosen: string | undefined;
  /** A visitor who comes from another question continues with the keyboard. */
  takesFocus: boolean;
  onAnswer: (answer: QuizAnswer) => void;
}

/** One question. Without JavaScript it is a plain form that carries the earlier answers along. */
export function QuestionWindow({ title, question, answers, count, chosen, takesFocus, onAnswer }: QuestionWindowProps) {
  const { topic, text, options } = question;
  const form = useRef<HTMLFormElement>(null);
  const step = answers.length + 1;

  useEffect(() => {
    if (!takesFocus) return;
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Window title={title} level={1} icon="i-heart">
      <div className={styles.scene}>
        <img src="/art/scene-cafe.png" width="1200" height="450" alt="" fetchPriority="high" className={styles.backdrop} />
      </div>
      <form
        ref={form}
        action="/quiz"
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const option = new FormData(event.currentTarget).get(paramOf(topic));
          if (typeof option === 'string') onAnswer({ topic, option });
        }}
      >
        {answers.map((answer) => (
          <input key={answer.topic} type="hidden" name={paramOf(answer.topic)} value={answer.option} />
        ))}
        <DialogBox who="Barista" className={styles.dialog}>
          <fieldset>
            <legend className={styles.question}>{text}</legend>
            <div className={styles.options}>
              {options.map(({ id, label }) => (
                <label key={id} className={styles.option}>
                  <input type="radio" name={paramOf(topic)} value={id} defaultChecked={id === chosen} required />
                  <img src="/art/i-arrow.png" width="24" height="24" alt="" />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </DialogBox>
        <div className={styles.foot}>
          <div className={styles.progress}>
            <p className="pixel">
              Question {step} of {count}
            </p>
            <Meter percent={Math.round((100 * step) / count)} colour="gold" />
          </div>
          {answers.length > 0 ? <ButtonLink to={quizPath(answers.slice(0, -1))}>BACK</ButtonLink> : null}
          <Button type="submit" look="gold" className={styles.next}>
            {step === count ? 'POUR IT' : 'NEXT'}
          </Button>
        </div>
      </form>
    </Window>
  );
}
