import type { ChangeEvent, ReactNode } from 'react';

/** What the three tabs share: an address typed in one of them is there in the others. */
export interface EntryFormProps {
  email: string;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  footer?: ReactNode;
}
