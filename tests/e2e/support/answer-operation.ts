import type { Page } from '@playwright/test';

/**
 * Answers one GraphQL operation of this browser in the server's place, for screens whose rows must be the same in every run.
 * `null` leaves it waiting.
 */
export async function answerOperation(page: Page, field: string, answer: object | null): Promise<void> {
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes(field)) return route.fallback();
    if (answer === null) return;
    await route.fulfill({ json: answer });
  });
}

/** An error as the api answers it. */
export function refusal(code: string, message: string, requestId?: string) {
  return { errors: [{ message, extensions: { code, ...(requestId && { requestId }) } }] };
}
