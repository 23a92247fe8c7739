/** Id of the form, for buttons outside it. */
export const formId = 'calculator-form';
