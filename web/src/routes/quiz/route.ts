import type { PageRoute } from '../../lib/pages/page-route.ts';

export const quizPage: PageRoute = {
  path: '/quiz',
  module: 'quiz/quiz-route.tsx',
  component: async () => (await import('./quiz-route.tsx')).QuizRoute,
  server: () => import('./quiz.server.ts'),
  search: 'listed',
  cart: 'own',
  documents: ['shop'],
};
