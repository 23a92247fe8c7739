const child =
  /\b(?:my|our|the|a|his|her) (?:\w+ )?(?:son|daughter|kid|child|teen|teenager|boy|girl|grandson|granddaughter|grandkid|grandchild|stepson|stepdaughter|niece|nephew|baby|toddler|pupil|little (?:fella|bloke|one|man))s?\b|\b(?:stepson|stepdaughter|pupil|my student|school student)\b|\b(?:grade|year) (?:[1-9]|1[0-2])\b|\b(?:[1-9]|1[0-7]) (?:year old|yr old|yo)\b|\bturned (?:[5-9]|1[0-7])\b|\b(?:im|hes|shes|he is|she is|whos|aged?) (?:only )?(?:[5-9]|1[0-7])(?= \||$| (?:and|so|but|now|this|in|years old)\b)|\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:kg|kilos|stone|weeks?|months?|out|points?))/;

/** Whether what was said, normalised, may be about a child: the bands of figures and self-checks are for adults. */
export const ofChild = (text: string): boolean => child.test(text);
