/** Returns the days since noon UTC on 1 January 2000, with fractions. */
export function daysSinceEpoch(utcMs: number): number {
  return (utcMs - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
}

// The formulas for sun and moon are from Meeus, Astronomical Algorithms, chapters 25 and 47.
export function sunLongitude(days: number): number {
  const t = days / 36_525;
  const anomaly = 357.52911 + 35_999.05029 * t;
  const center =
    (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly);
  return turn(280.46646 + 36_000.76983 * t + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t));
}

const moonTerms: [number, number, number, number, number][] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
  [0.010675, 4, 0, -1, 0],
  [0.010034, 0, 0, 3, 0],
  [0.008548, 4, 0, -2, 0],
  [-0.007888, 2, 1, -1, 0],
  [-0.006766, 2, 1, 0, 0],
];

function moonLongitude(days: number): number {
  const t = days / 36_525;
  const elongation = 297.8501921 + 445_267.1114034 * t;
  const sunAnomaly = 357.5291092 + 35_999.0502909 * t;
  const moonAnomaly = 134.9633964 + 477_198.8675055 * t;
  const node = 93.272095 + 483_202.0175233 * t;
  const sum = moonTerms.reduce(
    (total, [amplitude, d, m, mp, f]) =>
      total + amplitude * sin(d * elongation + m * sunAnomaly + mp * moonAnomaly + f * node),
    0,
  );
  return turn(218.3164477 + 481_267.88123421 * t + sum);
}

export function elongation(days: number): number {
  return turn(moonLongitude(days) - sunLongitude(days));
}

/**
 * Returns the longitude of the sun in degrees, relative to the stars (Lahiri ayanamsa), as in Indian
 * calendars. `days` are counted as in `daysSinceEpoch`.
 */
export function siderealSun(days: number): number {
  return turn(sunLongitude(days) - 23.853 - (days / 365.25) * 0.013972);
}

export function siderealMoon(days: number): number {
  return turn(siderealSun(days) + elongation(days));
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
