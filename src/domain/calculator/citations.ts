/** A published source of a number on the page. */
export interface Citation {
  text: string;
  /** The data taken from it. */
  gives: string;
  href?: string;
}

/** Sources by name. `none` says plainly that a number has no study behind it. */
export const citations = {
  rozaShizgal: {
    text: 'Roza AM, Shizgal HM. The Harris Benedict equation reevaluated. Am J Clin Nutr 1984;40:168–82.',
    gives: 'The equations for resting energy and how far they can be off, which is the range of the 12 weeks',
    href: 'https://doi.org/10.1093/ajcn/40.1.168',
  },
  activity: {
    text: 'The set of multipliers in common use among public calculators.',
    gives: 'The activity multipliers; they come from custom, not from one study',
  },
  goalFractions: {
    text: 'Chosen for this calculator.',
    gives: 'The share of daily energy for each goal',
  },
  who: {
    text: 'World Health Organization. Obesity: preventing and managing the global epidemic. Technical Report Series 894. Geneva: WHO; 2000.',
    gives: 'The bands of body mass index and the cut-offs of the waist',
  },
  whoWaist: {
    text: 'World Health Organization. Waist circumference and waist–hip ratio: report of a WHO expert consultation, Geneva, 8–11 December 2008. Geneva: WHO; 2011.',
    gives: 'The cut-offs of the waist for women and men',
  },
  protein: {
    text: 'J Int Soc Sports Nutr 2025. doi 10.1080/15502783.2025.2550139.',
    gives:
      'Protein of 1.2 to 2.0 g per kg while energy is restricted; it counts from an adjusted weight, we from today’s',
    href: 'https://doi.org/10.1080/15502783.2025.2550139',
  },
  atwater: {
    text: 'The general Atwater factors, as on food labels.',
    gives: '4 kcal in a gram of protein, 9 in fat, 4 in carbohydrate',
  },
  thomas: {
    text: 'Thomas DM and others. Can a weight loss of one pound a week be achieved with a 3500-kcal deficit? Int J Obes 2013;37:1611–3.',
    gives: 'Why 7,700 kcal a kilogram overestimates weight loss',
    href: 'https://doi.org/10.1038/ijo.2013.51',
  },
  hall: {
    text: 'Hall KD and others. Quantification of the effect of energy imbalance on bodyweight. Lancet 2011;378:826–37.',
    gives: 'How energy use falls as weight falls: the dynamic model',
    href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
  },
  chowHall: {
    text: 'Chow CC, Hall KD. The dynamics of human body weight change. PLoS Comput Biol 2008;4:e1000045.',
    gives: 'How a loss is shared between fat and lean tissue in the dynamic model',
    href: 'https://doi.org/10.1371/journal.pcbi.1000045',
  },
  jackson: {
    text: 'Jackson AS and others. The effect of sex, age and race on estimating percentage body fat from body mass index. Int J Obes 2002;26:789–96.',
    gives: 'Body fat from body mass index and age, which the dynamic model starts from',
    href: 'https://doi.org/10.1038/sj.ijo.0802006',
  },
} as const satisfies Record<string, Citation>;
