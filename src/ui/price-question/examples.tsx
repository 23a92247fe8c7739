import { PriceQuestion } from './price-question.tsx';

export function TwoPrices() {
  return (
    <PriceQuestion
      question="Have we seen you face to face this year?"
      answers={[
        { label: 'Yes', price: '$0', detail: 'first visit', chosen: 'Bring your card.' },
        { label: 'No', price: '$50.00', detail: 'first visit', chosen: 'Ask about exemptions.' },
      ]}
      rule="The insurer pays only for people that the practice knows."
      source={{ text: 'The insurer’s rule', href: 'https://insurer.example/rule' }}
      asAt="1 November 2026"
      checker={{ label: 'Work out what you pay', href: '/costs' }}
    />
  );
}
