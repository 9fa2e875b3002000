import type { Appearance } from '@stripe/stripe-js';

/** Our tokens as Stripe's Appearance API: our style sheets do not apply in its iframe. */
export const APPEARANCE: Appearance = {
  theme: 'flat',
  labels: 'above',
  variables: {
    fontFamily: 'Verdana, "DejaVu Sans", Geneva, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '0px',
    colorPrimary: '#1f35b8',
    colorBackground: '#fffaf0',
    colorText: '#26122e',
    colorTextSecondary: '#533b52',
    colorTextPlaceholder: '#533b52',
    colorDanger: '#a3142f',
    spacingUnit: '4px',
    focusOutline: '3px solid #1f35b8',
    focusBoxShadow: 'none',
  },
  rules: {
    '.Input': { boxShadow: '0 0 0 2px #26122e, inset 2px 2px 0 #c4a274', padding: '12px' },
    '.Input--invalid': { boxShadow: '0 0 0 2px #a3142f' },
    '.AccordionItem': { backgroundColor: '#fbf0d9', boxShadow: '0 0 0 2px #26122e' },
  },
};
