import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Validates the repeated password again when the first one changes, but not before it was touched. */
export function useConfirmationCheck<Values extends FieldValues>(form: UseFormReturn<Values>, field: Path<Values>) {
  return useCallback(() => {
    if (form.getFieldState(field).isTouched) void form.trigger(field);
  }, [form, field]);
}
