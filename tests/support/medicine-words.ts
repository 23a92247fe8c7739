/**
 * Words about prescription medicines that no text may contain (fact sheet, section 3.2): brands, ingredients, the class,
 * nicknames and substitute terms.
 */
export const medicineWords = [
  /ozempic|wegovy|mounjaro|saxenda|trulicity|victoza|rybelsus|zepbound|byetta|contrave|duromine|metermine/i,
  /\w*glutide\b|tirzepatide|phentermine|naltrexone|bupropion|topiramate|exenatide|orlistat|metformin|insulin/i,
  /\bglp|\bgip\b|incretin|receptor agonist/i,
  /\bpens?\b|\bjabs?\b|\bshots?\b|\binject/i,
  /(weight|fat|slimming|diet)[\s-]*(loss|burning)?[\s-]*(medication|medicine|drug|pill)s?\b/i,
  /appetite[\s-]*suppress|medicated|\bdos(e|es|age)\b|\bscripts?\b/i,
] as const;
