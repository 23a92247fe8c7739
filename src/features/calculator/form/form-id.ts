/** Id of the form, for buttons that stand outside it. */
export const formId = 'calculator-form';
