import type { StoryPage } from '../story.ts';
import { PasswordField } from './password-field.tsx';

export const page: StoryPage = {
  title: 'Password field',
  stories: [
    { name: 'Empty', Show: () => <PasswordField label="Password" autoComplete="new-password" /> },
    {
      name: 'Refused',
      Show: () => (
        <PasswordField label="Password again" error="Passwords don't match" defaultValue="espresso" autoComplete="new-password" />
      ),
    },
  ],
};
