/**
 * Search terms of the field, each with synonyms after the colon. An existing tag of the site takes precedence.
 * Singular and plural are equal.
 */
export const vocabulary: readonly string[] = `
  added sugar
  ADHD: attention deficit
  alcohol: wine, beer, drinking, standard drink
  anxiety
  appetite: hunger, hungry, hungrier
  asthma
  blood pressure
  blood sugar: blood glucose
  blood tests
  BMI: body mass index
  body image
  bone health: bone density, osteoporosis
  breakfast
  budget: little money, cheap, cheaper, cheapest
  caffeine
  children: kids
  cholesterol: lipid
  chronic pain: ongoing pain
  constipation
  cooking
  CPAP
  depression: low mood
  dietitian
  eating disorders: binge eating, anorexia, bulimia
  eating out: restaurant, takeaway
  emotional eating: comfort eating, stress eating
  exercise: physical activity
  fatigue: tired, tiredness, sleepiness
  fatty liver
  fertility
  fibre
  first visit: first appointment
  food labels: nutrition label, nutrition panel
  fruit
  gestational diabetes
  goals
  gut health: gut bacteria, microbiome
  habits: small steps, smallest step
  healthy ageing
  heart health: heart disease
  hydration: drink more water, drink water, drinking water, dehydration, thirst
  insomnia
  insulin resistance
  iron
  iron deficiency
  joint pain: sore joint, sore knee
  kilojoules: calorie, kilocalorie
  knee pain
  labels
  meal planning: meal prep
  meal timing
  Medicare
  meditation
  menopause
  mental health
  mindful eating
  mindfulness
  movement
  muscle
  PCOS: polycystic ovary syndrome
  perimenopause
  physiotherapist
  plateau
  portion sizes
  postnatal health: after the birth
  pregnancy
  privacy: private
  protein
  recovery
  reflux: heartburn
  routines
  self-compassion
  shift work: night shift, shift worker
  shopping: supermarket, grocery
  sitting less: sitting
  sleep
  sleep apnoea: sleep apnea
  sleep hygiene
  sleep study
  smoking: cigarette, vaping
  snacks
  snoring: snore
  strength: strength training, strength work, resistance training
  stress
  telehealth: video appointment, video call, video visit
  thyroid
  type 2 diabetes
  vegetables: veggie
  vitamin D
  waist: waist measurement
  walking: walk
  weight regain: regain, weight comes back
  weight stigma: stigma, shame, weight bias, weight shame
  wholegrains
`
  .trim()
  .split('\n')
  .map((line) => line.trim());
