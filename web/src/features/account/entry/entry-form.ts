import type { ChangeEvent, ReactNode } from 'react';

/** Shared by the three tabs: the address stays when the tab changes. */
export interface EntryFormProps {
  email: string;
  onEmail: (event: ChangeEvent<HTMLInputElement>) => void;
  footer?: ReactNode;
}
