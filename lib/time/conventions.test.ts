import { expect, test } from 'vitest';
import { findWhen, resolveWhen } from './phrases';

function pointIn(text: string, now: Date): string {
  const words = findWhen(text).map((span) => span.text);
  const when = resolveWhen(words.join(' '), { now, zone: 'UTC', anchor: now });
  return [when?.date, when?.time].filter(Boolean).join(' ');
}

function rowsOf(table: string): [phrase: string, point: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);
}

// 15 June 2027 is a Tuesday.
test.each(
  rowsOf(`
right now | 2027-06-15 10:30:00
at the moment | 2027-06-15 10:30:00
today | 2027-06-15
tomorrow | 2027-06-16
tomorrows | 2027-06-16
yesterday | 2027-06-14
the day after tomorrow | 2027-06-17
day before yesterday | 2027-06-13
the day before yesterday at 8am | 2027-06-13 08:00:00
2 days from tomorrow | 2027-06-18
mon | 2027-06-21
on sat | 2027-06-19
thu. | 2027-06-17
next wed | 2027-06-23
this thursday | 2027-06-17
this monday | 2027-06-21
monday, june 21 | 2027-06-21
sunday the 20th | 2027-06-20
the 20th | 2027-06-20
the 3rd | 2027-07-03
on the fifth | 2027-07-05
the 1st of march | 2028-03-01
first of march | 2028-03-01
the first of august | 2027-08-01
march third | 2028-03-03
march 3 2028 | 2028-03-03
on 9/10 | 2027-09-10
9/10/2028 | 2028-09-10
9-10-2028 | 2028-09-10
2028-9-10 | 2028-09-10
2028/09/10 | 2028-09-10
the ides of march | 2028-03-15
14august 2028 | 2028-08-14
aug 8 | 2027-08-08
last tuesday | 2027-06-08
last sunday | 2027-06-13
last week's friday | 2027-06-11
friday of last week | 2027-06-11
wednesday of next week | 2027-06-23
next week wednesday | 2027-06-23
wednesday after next | 2027-06-23
friday after next | 2027-06-25
monday of this week | 2027-06-14
this week's friday | 2027-06-18
sunday next week | 2027-06-27
last monday of june | 2027-06-28
last monday of may 2028 | 2028-05-29
third wednesday of october | 2027-10-20
the second tuesday of march 2028 | 2028-03-14
last day of february 2028 | 2028-02-29
first friday in december | 2027-12-03
the third day of january 2028 | 2028-01-03
third tuesday after christmas | 2028-01-11
third tuesday after christmas 2028 | 2029-01-09
the day after christmas | 2027-12-26
two days after easter 2028 | 2028-04-18
the day before thanksgiving | 2027-11-24
a week before new years | 2027-12-25
two fridays from now | 2027-06-25
three fridays from now | 2027-07-02
3 mondays ago | 2027-05-31
2 thursdays from now | 2027-06-24
two sundays ago | 2027-06-06
closest friday to august 5 | 2027-08-06
in 2 fortnights | 2027-07-13
a fortnight from today | 2027-06-29
a fortnight today | 2027-06-29
six weeks tomorrow | 2027-07-28
a day from now | 2027-06-16
in 3 days | 2027-06-18
in a week | 2027-06-22
7 days from today | 2027-06-22
three weeks ago | 2027-05-25
two weeks from today | 2027-06-29
3 months ago | 2027-03-15
a year ago | 2026-06-15
2 years from now | 2029-06-15
a year after christmas | 2028-12-25
in 5 minutes | 2027-06-15 10:35:00
in one minute | 2027-06-15 10:31:00
in a sec | 2027-06-15 10:30:01
in a minute | 2027-06-15 10:31:00
in two min | 2027-06-15 10:32:00
in half an hour | 2027-06-15 11:00:00
in 1/2 an hour | 2027-06-15 11:00:00
in 2.5 hours | 2027-06-15 13:00:00
in an hour | 2027-06-15 11:30:00
in a couple hours | 2027-06-15 12:30:00
in a couple of hours | 2027-06-15 12:30:00
in a few hours | 2027-06-15 13:30:00
in a few minutes | 2027-06-15 10:33:00
in 24 hours | 2027-06-16 10:30:00
in about an hour | 2027-06-15 11:30:00
1 hour from now | 2027-06-15 11:30:00
an hour ago | 2027-06-15 09:30:00
10 minutes ago | 2027-06-15 10:20:00
5 seconds ago | 2027-06-15 10:29:55
in 1 hour and 15 minutes | 2027-06-15 11:45:00
in 1hr 20min | 2027-06-15 11:50:00
half an hour ago | 2027-06-15 10:00:00
two hours and a half from now | 2027-06-15 13:00:00
today in one hour | 2027-06-15 11:30:00
in 7h45 | 2027-06-15 18:15:00
at 3pm | 15:00:00
@ 3pm | 15:00:00
3PM | 15:00:00
3pm approximately | 15:00:00
3 oclock pm | 15:00:00
3 o'clock in the afternoon | 15:00:00
3ish pm | 15:00:00
at about 3pm | 15:00:00
at 3p | 15:00:00
at 15 past 3pm | 15:15:00
a quarter past 3pm | 15:15:00
for a quarter past 3pm | 15:15:00
3:15 in the afternoon | 15:15:00
15:15 | 15:15:00
3:15pm | 15:15:00
3:15 p.m. | 15:15:00
3.15pm | 15:15:00
at 3.30 | 15:30:00
1530h | 15:30:00
15h30 | 15:30:00
15h | 15:00:00
at 20 past 3pm | 15:20:00
twenty after 3pm | 15:20:00
at half past three pm | 15:30:00
half past 3 pm | 15:30:00
half past noon | 12:30:00
quarter past noon | 12:15:00
a quarter to noon | 11:45:00
quarter til noon | 11:45:00
quarter to midnight | 23:45:00
quarter of six | 17:45:00
a quarter of 6pm | 17:45:00
ten of eight | 19:50:00
11:45am | 11:45:00
7:30 in the evening | 19:30:00
8 tonight | 2027-06-15 20:00:00
eight tonight | 2027-06-15 20:00:00
tonight at 8 | 2027-06-15 20:00:00
at 9 pm tonight | 2027-06-15 21:00:00
at 7:30 PM on Fri, Sep 24 | 2027-09-24 19:30:00
fri, sep 24 at 7:30pm | 2027-09-24 19:30:00
at 9am on saturday | 2027-06-19 09:00:00
on saturday for 9am | 2027-06-19 09:00:00
Fri, Jul 18, 2031 07:00 PM | 2031-07-18 19:00:00
8am tomorrow | 2027-06-16 08:00:00
tomorrow 5p | 2027-06-16 17:00:00
tmr 3 | 2027-06-16 15:00:00
sat 1p | 2027-06-19 13:00:00
nov 30 8:15am | 2027-11-30 08:15:00
thursday at 13h | 2027-06-17 13:00:00
wed 16 june at 3pm | 2027-06-16 15:00:00
feb 15 at 3pm | 2028-02-15 15:00:00
15/2 | 2028-02-15
2013-02-15 | 2013-02-15
noon | 12:00:00
at noon tomorrow | 2027-06-16 12:00:00
midnight | 00:00:00
noonish | 12:00:00
tomorrow at noon | 2027-06-16 12:00:00
12 noon | 12:00:00
12pm | 12:00:00
12am | 00:00:00
half seven | 19:30:00
seven thirty pm | 19:30:00
five thirty | 17:30:00
twelve thirty pm | 12:30:00
at six in the morning | 06:00:00
five o'clock | 17:00:00
seven in the morning tomorrow | 2027-06-16 07:00:00
0900 | 09:00:00
at 1715 | 17:15:00
17:15:30 | 17:15:30
first thing tomorrow | 2027-06-16 09:00:00
first thing tomorrow morning | 2027-06-16 09:00:00
after work | 17:30:00
tomorrow after work | 2027-06-16 17:30:00
by the 20th | 2027-06-20
end of the month | 2027-06-30
at the end of the month | 2027-06-30
end of next month | 2027-07-31
end of the year | 2027-12-31
by end of july | 2027-07-31
beginning of next month | 2027-07-01
start of next week | 2027-06-21
the first day of next month | 2027-07-01
this weekend | 2027-06-19
this evening | 2027-06-15 18:00:00
this afternoon | 2027-06-15 15:00:00
tomorrow evening | 2027-06-16 18:00:00
tomorrow night | 2027-06-16 20:00:00
last night | 2027-06-14 20:00:00
yesterday evening | 2027-06-14 18:00:00
this past evening | 2027-06-14 18:00:00
friday morning | 2027-06-18 09:00:00
christmas 2028 | 2028-12-25
xmas 2028 | 2028-12-25
xmas at 6 pm | 2027-12-25 18:00:00
thanksgiving of next year | 2028-11-23
last christmas | 2026-12-25
the day after easter | 2028-04-17
christmas of next year | 2028-12-25
halloween next year | 2028-10-31
next halloween | 2027-10-31
the 4th of july | 2027-07-04
july 4th at noon | 2027-07-04 12:00:00
new years day 2029 | 2029-01-01
day after new year's | 2028-01-02
on the 15th at 10 | 2027-07-15 10:00:00
3 days before the end of the month | 2027-06-27
the last day of the month | 2027-06-30
two days ago at 3pm | 2027-06-13 15:00:00
monday at 3 o'clock | 2027-06-21 15:00:00
wednesday 5:30 | 2027-06-16 17:30:00
at 10:30 on monday morning | 2027-06-21 10:30:00
june 20, 2028 at 14:45 | 2028-06-20 14:45:00
20th june 2028 2pm | 2028-06-20 14:00:00
2027-07-01 15:00 | 2027-07-01 15:00:00
2027-07-01T15:00:00Z | 2027-07-01 15:00:00
Thu, 16 Jun 2028 12:00:00 | 2028-06-16 12:00:00
july the fourth | 2027-07-04
in 45 mins | 2027-06-15 11:15:00
in three quarters of an hour | 2027-06-15 11:15:00
in a month | 2027-07-15
one year from now | 2028-06-15
a month from tomorrow | 2027-07-16
three days from monday | 2027-06-24
one week from friday | 2027-06-25
friday in two weeks | 2027-07-02
two weeks on friday | 2027-07-02
a week on thursday | 2027-06-24
thursday week | 2027-06-24
6am sharp tomorrow | 2027-06-16 06:00:00
ten past nine | 21:10:00
5 minutes to 3 | 14:55:00
5 minutes past 4pm | 16:05:00
2 minutes after noon | 12:02:00
this morning | 2027-06-15 09:00:00
at lunch | 12:00:00
late last night | 2027-06-14 20:00:00
early tomorrow morning | 2027-06-16 09:00:00
thursday before 9am | 2027-06-17 09:00:00
later today | 2027-06-15
later tonight | 2027-06-15 20:00:00
2 days later | 2027-06-17
one year ago today | 2026-06-15
3 weeks ago on monday | 2027-05-24
a month ago | 2027-05-15
friday 3 weeks ago | 2027-05-28
monday in 2 weeks | 2027-06-28
two weeks from this friday | 2027-07-02
in 3 weeks on monday | 2027-07-05
on monday in 3 weeks | 2027-07-05
10 days before christmas | 2027-12-15
5 days after new year | 2028-01-06
christmas at noon | 2027-12-25 12:00:00
noon on christmas | 2027-12-25 12:00:00
9am on new years day 2028 | 2028-01-01 09:00:00
easter monday 2028 | 2028-04-17
the sunday after easter 2028 | 2028-04-23
first sunday after easter | 2028-04-23
first monday after labor day | 2027-09-13
saturday before thanksgiving | 2027-11-20
martin luther king jr. day 2028 | 2028-01-17
St. Valentine's Day | 2028-02-14
St. Patrick's Day next year | 2028-03-17
Presidents Day of 2029 | 2029-02-19
cinco de mayo next year | 2028-05-05
new year's day | 2028-01-01
new years eve 2028 at 11pm | 2028-12-31 23:00:00
july 4th 2028 | 2028-07-04
fourth of july | 2027-07-04
good friday 2028 | 2028-04-14
ash wednesday 2028 | 2028-03-01
mother's day next year | 2028-05-14
fathers day | 2027-06-20
chinese new year 2029 | 2029-02-13
hanukkah 2027 | 2027-12-25
eid al-fitr 2028 | 2028-02-26
eid al-adha | 2028-05-05
ramadan 2028 | 2028-01-28
rosh hashanah 2027 | 2027-10-02
yom kippur 2027 | 2027-10-11
passover 2028 | 2028-04-11
holi 2028 | 2028-03-11
boxing day | 2027-12-26
guy fawkes night | 2027-11-05
canada day | 2027-07-01
bastille day | 2027-07-14
st nicholas day | 2027-12-06
all saints' day | 2027-11-01
palm sunday 2028 | 2028-04-09
pentecost 2028 | 2028-06-04
next christmas | 2027-12-25
last thanksgiving | 2026-11-26
this christmas | 2027-12-25
christmas last year | 2026-12-25
thanksgiving next year | 2028-11-23
new year's | 2028-01-01
xmas | 2027-12-25
x-mas | 2027-12-25
day after thanksgiving | 2027-11-26
day before christmas eve | 2027-12-23
two weeks before halloween | 2027-10-17
3 days before new year's eve | 2027-12-28
black friday 2028 | 2028-11-24
cyber monday | 2027-11-29
super bowl sunday 2028 | 2028-02-13
election day 2028 | 2028-11-07
groundhog day 2028 | 2028-02-02
tax day | 2028-04-15
pi day | 2028-03-14
april fools | 2028-04-01
earth day 2028 | 2028-04-22
flag day | 2028-06-14
world water day 2028 | 2028-03-22
international women's day 2028 | 2028-03-08
mardi gras 2028 | 2028-02-29
orthodox easter 2028 | 2028-04-16
lunar new year 2028 | 2028-01-26
dia de los muertos | 2027-11-02
day of the dead | 2027-11-02
grandparents day | 2027-09-12
administrative professionals' day 2028 | 2028-04-26
boss's day | 2027-10-16
halloween 2027 at 6:30pm | 2027-10-31 18:30:00
first monday of 2028 | 2028-01-03
last friday of 2027 | 2027-12-31
8:00 in the evening | 20:00:00
20:00 tonight | 2027-06-15 20:00:00
tomorrow at eight | 2027-06-16 08:00:00
noon next thursday | 2027-06-24 12:00:00
4 days from thursday | 2027-06-21
midnight tonight | 2027-06-16 00:00:00
five past midnight | 00:05:00
quarter to 12 | 11:45:00
9:00 p.m. | 21:00:00
21:00:00 | 21:00:00
at quarter past seven in the evening | 19:15:00
10 to 5 | 16:50:00
20 to 7 | 18:40:00
twenty five to nine | 20:35:00
ten fifteen am | 10:15:00
seven fifty five in the morning | 07:55:00
six o five pm | 18:05:00
1800 hours | 18:00:00
at 18:30h | 18:30:00
at 8.15pm | 20:15:00
7pm sharp | 19:00:00
exactly at noon | 12:00:00
at exactly 5:15 | 17:15:00
monday 8am | 2027-06-21 08:00:00
8am monday | 2027-06-21 08:00:00
8am on the 21st | 2027-06-21 08:00:00
june 21 8am | 2027-06-21 08:00:00
the 21st at 8am | 2027-06-21 08:00:00
on june 21st at 8 in the morning | 2027-06-21 08:00:00
21/06/2027 08:00 | 2027-06-21 08:00:00
2027-06-21 8am | 2027-06-21 08:00:00
2027.06.21 | 2027-06-21
21-06-2027 | 2027-06-21
6/21 | 2027-06-21
6-21-27 | 2027-06-21
21 jun 27 | 2027-06-21
jun 21, 2027 | 2027-06-21
June 21st, 2027 | 2027-06-21
Monday, 21 June 2027 | 2027-06-21
Mon Jun 21 2027 | 2027-06-21
mon 21 jun | 2027-06-21
monday the 21st of june | 2027-06-21
the third of next month | 2027-07-03
third of july | 2027-07-03
july third two thousand twenty eight | 2028-07-03
july 3 twenty twenty eight | 2028-07-03
may twenty ninth | 2028-05-29
thirty first of december | 2027-12-31
december thirty first at eleven fifty nine pm | 2027-12-31 23:59:00
two days after tomorrow | 2027-06-18
day after next friday | 2027-06-26
the day before next monday | 2027-06-20
one week before july 4 | 2027-06-27
two months after may 3 2028 | 2028-07-03
in a year and a half | 2028-12-15
in 18 months | 2028-12-15
in half a year | 2027-12-15
half a year ago | 2026-12-15
in two and a half hours | 2027-06-15 13:00:00
in an hour and 20 minutes | 2027-06-15 11:50:00
90 minutes from now | 2027-06-15 12:00:00
an hour from noon | 13:00:00
two hours before midnight | 22:00:00
3 hours after 5pm | 20:00:00
an hour before 9am tomorrow | 2027-06-16 08:00:00
30 minutes before noon on friday | 2027-06-18 11:30:00
next sat at 2 | 2027-06-26 14:00:00
this coming sunday | 2027-06-20
coming friday at 6pm | 2027-06-18 18:00:00
past monday | 2027-06-14
last saturday | 2027-06-12
previous friday | 2027-06-11
yesterday at 5 in the afternoon | 2027-06-14 17:00:00
yesterday morning | 2027-06-14 09:00:00
end of business day | 17:00:00
close of business tomorrow | 2027-06-16 17:00:00
eod | 2027-06-15 23:59:59
by eow | 2027-06-18
by end of next week | 2027-06-25
end of february 2028 | 2028-02-29
last day of this year | 2027-12-31
first day of 2028 | 2028-01-01
new years day at midnight | 2028-01-01 00:00:00
tomorrow midday | 2027-06-16 12:00:00
the morning of july 4 | 2027-07-04 09:00:00
on the evening of the 20th | 2027-06-20 18:00:00
night of july 3rd | 2027-07-03 20:00:00
tonight around 10 | 2027-06-15 22:00:00
tonight 9:30 | 2027-06-15 21:30:00
this afternoon at 3:45 | 2027-06-15 15:45:00
this morning at 11 | 2027-06-15 11:00:00
in the evening at 8 | 20:00:00
at night | 20:00:00
8 at night | 20:00:00
11 at night | 23:00:00
2 in the morning | 02:00:00
12 in the afternoon | 12:00:00
12 at night | 00:00:00
noon tmrw | 2027-06-16 12:00:00
tmrw 9a | 2027-06-16 09:00:00
fri 5 | 2027-06-18 17:00:00
weds 3pm | 2027-06-16 15:00:00
thurs at noon | 2027-06-17 12:00:00
`),
)('"%s", said on Tuesday 2027-06-15 at 10:30, is %s', (phrase, point) => {
  expect(pointIn(phrase, new Date('2027-06-15T10:30:00Z'))).toBe(point);
});

test.each(
  rowsOf(`
at this moment | 2027-06-15 04:30:00
ATM | 2027-06-15 04:30:00
on tuesday | 2027-06-22
tuesday | 2027-06-22
tuesday the 22nd | 2027-06-22
tuesday 22nd | 2027-06-22
monday of next week | 2027-06-21
wed jun23 | 2027-06-23
wed, jun23 | 2027-06-23
31Oct1974 | 1974-10-31
Oct31 | 2027-10-31
10-31-74 | 1974-10-31
10.31.1974 | 1974-10-31
31/10/1974 | 1974-10-31
31.10.1974 | 1974-10-31
on the 25 | 2027-06-25
april the 15th | 2028-04-15
15 of february | 2028-02-15
the 24. of february | 2028-02-24
fri, jul 16 | 2027-07-16
jul 16, fri | 2027-07-16
14th april 15 | 2015-04-14
20th of next month | 2027-07-20
20 of next month | 2027-07-20
20th day of next month | 2027-07-20
the 20th of this month | 2027-06-20
20th of the previous month | 2027-05-20
5th of the following month | 2027-07-05
sunday from last week | 2027-06-13
last week's sunday | 2027-06-13
tuesday of last week | 2027-06-08
day after tomorrow 5pm | 2027-06-17 17:00:00
the day after tomorrow at 17h30 | 2027-06-17 17:30:00
day before yesterday 8am | 2027-06-13 08:00:00
last monday of march | 2028-03-27
last sunday of march 2028 | 2028-03-26
third day of october | 2027-10-03
last day in october 2029 | 2029-10-31
first tuesday of october | 2027-10-05
first tuesday of last month | 2027-05-04
second monday of this month | 2027-06-14
third wednesday of next month | 2027-07-21
first monday of this month | 2027-06-07
3 in the AM | 03:00:00
3 oclock am | 03:00:00
at three am | 03:00:00
3:18a | 03:18:00
3h18 | 03:18:00
at 5 pm today | 2027-06-15 17:00:00
3:20 in afternoon | 15:20:00
15h20 | 15:20:00
330 p.m. | 15:30:00
3:30 p m | 15:30:00
15 to noon | 11:45:00
quarter till noon | 11:45:00
15 past noon | 12:15:00
8 this evening | 2027-06-15 20:00:00
at 19h30 on fri, sep 24 | 2027-09-24 19:30:00
Sat 9am | 2027-06-19 09:00:00
Fri, Jul 18, 2031, 19h00 | 2031-07-18 19:00:00
one second from now | 2027-06-15 04:30:01
in 1" | 2027-06-15 04:30:01
in 5' | 2027-06-15 04:35:00
in 2m | 2027-06-15 04:32:00
in 1h | 2027-06-15 05:30:00
in 24hrs | 2027-06-16 04:30:00
in 1/4 hour | 2027-06-15 04:45:00
in 1/4h | 2027-06-15 04:45:00
in 1/4 of an hour | 2027-06-15 04:45:00
in 3/4 hour | 2027-06-15 05:15:00
in 3/4 of an hour | 2027-06-15 05:15:00
in a day | 2027-06-16
3 fridays from now | 2027-07-02
14 days ago | 2027-06-01
a fortnight ago | 2027-06-01
two years ago | 2025-06-15
a couple of minutes ago | 2027-06-15 04:28:00
a few hours ago | 2027-06-15 01:30:00
a year from christmas | 2028-12-25
today at 1:30pm | 2027-06-15 13:30:00
7/20 at 4:00pm | 2027-07-20 16:00:00
3pm tomorrow | 2027-06-16 15:00:00
today at 3 | 2027-06-15 15:00:00
20 minutes to 2pm tomorrow | 2027-06-16 13:40:00
20 minutes before 2pm | 13:40:00
25 minutes after 4pm | 16:25:00
2 tuesdays from now | 2027-06-29
tomorrow at half past six | 2027-06-16 18:30:00
midday | 12:00:00
1200 | 12:00:00
last friday of may | 2028-05-26
the 2nd of the month | 2027-07-02
on the eighth | 2027-07-08
eighth of july | 2027-07-08
june twenty first | 2027-06-21
dec 25th, 2027 | 2027-12-25
25 dec | 2027-12-25
Christmas Day | 2027-12-25
christmas eve at 8pm | 2027-12-24 20:00:00
mother's day 2029 | 2029-05-13
next mlk day | 2028-01-17
this mlk day | 2028-01-17
last mlk day | 2027-01-18
mlk day of last year | 2026-01-19
MLK Day 2012 | 2012-01-16
three days after labor day | 2027-09-09
two weeks after thanksgiving 2027 | 2027-12-09
the friday after thanksgiving | 2027-11-26
sunday before christmas | 2027-12-19
diwali 2028 | 2028-10-17
easter 2030 | 2030-04-21
on new year's eve | 2027-12-31
new years eve at 11:30pm | 2027-12-31 23:30:00
day after christmas 2029 | 2029-12-26
the night before christmas | 2027-12-24 20:00:00
2027-06-20 at 5pm | 2027-06-20 17:00:00
6/20/27 5:00 pm | 2027-06-20 17:00:00
june 20th at 17:00 | 2027-06-20 17:00:00
20 june 17:00 | 2027-06-20 17:00:00
tomorrow morning at 7 | 2027-06-16 07:00:00
at 7 tomorrow morning | 2027-06-16 07:00:00
6 in the evening tomorrow | 2027-06-16 18:00:00
half an hour from now | 2027-06-15 05:00:00
5 days from now at noon | 2027-06-20 12:00:00
in two weeks at 3pm | 2027-06-29 15:00:00
in 3 days at 10am | 2027-06-18 10:00:00
in 7 days | 2027-06-22
a week from tomorrow | 2027-06-23
two weeks from monday | 2027-07-05
a week from next tuesday | 2027-06-29
next week on thursday at 4pm | 2027-06-24 16:00:00
yesterday at noon | 2027-06-14 12:00:00
last night at 11 | 2027-06-14 23:00:00
around 6pm | 18:00:00
6pm-ish | 18:00:00
about 6:30 | 18:30:00
approximately 3pm | 15:00:00
at approximately 10:15am | 10:15:00
circa 5pm | 17:00:00
by noon | 12:00:00
by 5:30pm friday | 2027-06-18 17:30:00
before 11 am | 11:00:00
until 2:00pm | 14:00:00
after 5 days | 2027-06-20
after lunch | 13:00:00
since yesterday | 2027-06-14
as of today | 2027-06-15
0:30 | 00:30:00
00:00 | 00:00:00
12:30 | 12:30:00
9 o'clock tonight | 2027-06-15 21:00:00
tonight at midnight | 2027-06-16 00:00:00
the 21st of june 2028 | 2028-06-21
june 21 '28 | 2028-06-21
sept 5 | 2027-09-05
sep. 5th | 2027-09-05
5th sept 2027 | 2027-09-05
5-sep-2027 | 2027-09-05
2027-sep-05 | 2027-09-05
sep-05-2027 | 2027-09-05
thursday, september 9th, 2027 at 8:15 pm | 2027-09-09 20:15:00
1 jan | 2028-01-01
jan 1st 12am | 2028-01-01 00:00:00
beginning of january | 2028-01-01
end of january 2028 | 2028-01-31
eod tomorrow | 2027-06-16 23:59:59
eom | 2027-06-30
cob friday | 2027-06-18 17:00:00
`),
)('"%s", said on Tuesday 2027-06-15 at 04:30, is %s', (phrase, point) => {
  expect(pointIn(phrase, new Date('2027-06-15T04:30:00Z'))).toBe(point);
});
