import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Looks at the repeated password again when the first one changes, but never before anybody was there. */
export function useConfirmationCheck<Values extends FieldValues>(form: UseFormReturn<Values>, field: Path<Values>) {
  return useCallback(() => {
    if (form.getFieldState(field).isTouched) void form.trigger(field);
  }, [form, field]);
}
