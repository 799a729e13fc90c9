/**
 * Each line has a date (MM-DD) and its holidays. In a name, "(a|b)" means a, b or nothing, and "{a|b}" means
 * a or b.
 */
export const fixedDays = `
01-01 new year, new years day, (international) new year day
01-04 world braille day
01-05 twelfth night
01-06 epiphany (day), three kings day, feast of the epiphany
01-07 orthodox christmas (day), coptic christmas
01-13 st knuts day, lohri
01-14 orthodox new year, old new year
01-20 inauguration day
01-25 burns night
01-26 australia day, international customs day, republic day
02-02 groundhog day, candlemas, world wetlands day
02-06 waitangi day
02-12 lincolns birthday
02-14 (st) valentines (day)
03-01 st davids day
03-08 (international) womens day
03-14 pi day
03-15 ides of march
03-17 st {patrick|paddy|patty} (day)
03-19 st josephs day
03-25 feast of the annunciation, lady day
03-31 cesar chavez day
04-01 april fools (day), all fools day
04-15 tax day
04-16 emancipation day
04-22 (international mother) earth day, earth day
04-23 st georges day, shakespeare day
04-25 anzac day
04-30 walpurgis night
05-01 may day, (international) workers day, international labour day, loyalty day
05-04 star wars day
05-05 cinco de mayo
05-09 europe day, victory day
06-11 kamehameha day
06-14 flag day
06-19 juneteenth
06-24 midsummers day, st johns day
07-01 canada day
07-04 (us|american) independence day
07-14 bastille day
07-24 pioneer day
08-01 swiss national day, lammas
08-15 assumption {of mary|day}, feast of the assumption, indian independence day
08-26 womens equality day
09-11 patriot day
09-17 constitution day
09-29 michaelmas
10-02 gandhi jayanti
10-03 german unity day
10-04 feast of st francis (of assisi)
10-09 leif erikson day
10-11 (national) coming out day
10-16 (national) boss day, bosss day
10-31 halloween (day|night), all hallows eve, reformation day, hallowen, haloween
11-01 all saints (day)
11-02 all souls (day), day of the dead, dia de los muertos
11-05 guy fawkes (day|night), bonfire night
11-11 veterans day, veteran day, remembrance day, armistice day, singles day, st martins day
11-30 st andrews day
12-05 sinterklaas
12-06 (feast of) st nicholas (day)
12-07 pearl harbor day
12-08 (feast of the) immaculate conception
12-13 st lucias day, st lucys day
12-23 festivus
12-24 christmas eve, xmas eve, x mas eve, eve of christmas
12-25 christmas (day), xmas (day), x mas
12-26 boxing day, (st) stephens day, kwanzaa
12-28 holy innocents (day)
12-31 (the) new years eve, eve of the new year, nye, hogmanay

01-24 international day of education
01-27 (international) holocaust remembrance day, holocaust memorial day
02-04 world cancer day, international day of human fraternity
02-06 international day of zero tolerance for female genital mutilation
02-10 world pulses day
02-11 world day of the sick, international day of women and girls in science
02-13 world radio day
02-20 world day of social justice
02-21 (international) mother language day
03-01 zero discrimination day
03-03 world wildlife day
03-20 international day of happiness, world sparrow day, french language day
03-21 world poetry day, world down syndrome day, international day of forests, international day of nowruz, international day for the elimination of racial discrimination
03-22 world water day
03-23 world meteorological day
03-24 world tuberculosis day, world tb day, international day for the right to the truth
03-25 international day of remembrance of slavery victims, international day of solidarity with detained and missing staff members
03-27 world theatre day
03-30 world bipolar day
04-02 (world) autism awareness day
04-04 (international) mine awareness day
04-06 international day of sport for development and peace
04-07 world health day, day of remembrance of the victims of the rwanda genocide
04-12 international day of human space flight
04-18 international day for monuments and sites, world heritage day
04-20 chinese language day
04-21 world creativity and innovation day
04-23 world book (and copyright) day, english language day, spanish language day
04-24 international day of multilateralism
04-25 world malaria day, world penguin day
04-26 world intellectual property day, international chernobyl disaster remembrance day, chernobyl day
04-28 world day for safety and health at work, workers memorial day
04-29 international dance day, day of remembrance for all victims of chemical warfare
04-30 (international) jazz day
05-03 (world) press freedom day
05-05 international midwives day
05-08 world red cross (and red crescent) day, world ovarian cancer day, ve day
05-12 (international) nurses day
05-15 (international) day of families
05-16 international day of living together in peace, international day of light
05-17 world telecommunication (and information society) day, world information society day, world hypertension day
05-18 international museum day
05-20 world bee day, world metrology day, world autoimmune arthritis day
05-21 world day for cultural diversity (for dialogue and development), international tea day
05-22 international day for biological diversity, world biodiversity day
05-23 international day to end obstetric fistula
05-25 africa (freedom|liberation) day
05-29 international day of (united nations) peacekeepers
05-31 world no tobacco day, no tobacco day
06-01 global day of parents, world milk day
06-03 world bicycle day
06-04 international day of innocent children victims of aggression
06-05 (world) environment day
06-06 russian language day, d day
06-07 world food safety day
06-08 world oceans day, world ocean day
06-12 world day against child labour
06-13 international albinism awareness day
06-14 world blood donor day
06-15 world elder abuse awareness day
06-16 international day of family remittances
06-17 world day to combat desertification (and drought)
06-18 sustainable gastronomy day
06-19 international day for the elimination of sexual violence in conflict
06-20 (world) refugee day
06-21 (international) day of yoga, international yoga day, world music day
06-23 (international) widows day, united nations public service day, public service day, international olympic day
06-25 day of the seafarer
06-26 international day against drug abuse (and illicit trafficking), international day in support of victims of torture
06-30 (international) asteroid day
07-11 world population day
07-12 malala day
07-15 world youth skills day
07-18 (nelson) mandela day, (nelson) mandela international day
07-20 international chess day
07-28 world hepatitis day
07-30 international day of friendship, (international) friendship day, world day against trafficking in persons
08-08 international cat day
08-09 international day of the worlds indigenous peoples, international day of the worlds indigenous people
08-12 (international) youth day
08-13 (international) lefthanders day
08-19 world humanitarian day, world photography day
08-21 international day of remembrance of and tribute to the victims of terrorism
08-23 international day for the remembrance of the slave trade (and its abolition)
08-29 international day against nuclear tests
08-30 international day of the victims of enforced disappearances
08-31 (international) overdose awareness day
09-04 world sexual health day
09-05 international day of charity
09-07 international day of clean air
09-08 (international) literacy day
09-10 world suicide prevention day
09-12 united nations day for south south cooperation, international day for south south cooperation
09-15 (international) day of democracy
09-16 international day for the preservation of the ozone layer, world ozone day
09-18 world bamboo day
09-19 talk like a pirate day, international talk like a pirate day
09-21 (international) day of peace, world peace day, world alzheimers day
09-23 international day of sign languages, (international) celebrate bisexuality day
09-26 international day for the total elimination of nuclear weapons, european day of languages
09-27 world tourism day
09-28 world rabies day
09-29 world heart day
09-30 (international) translation day
10-01 international day of older persons, world vegetarian day, international coffee day, international music day
10-02 international day of nonviolence, international day of non violence
10-04 world animal day
10-05 (world) teachers day
10-09 world post day
10-10 world mental health day, world day against the death penalty, world homeless day
10-11 international day of the girl (child)
10-13 international day for disaster (risk) reduction
10-15 international day of rural women, global handwashing day
10-16 world food day
10-17 international day for the eradication of poverty
10-20 world statistics day, world osteoporosis day
10-24 united nations day, un day, world development information day, world polio day
10-27 world day for audiovisual heritage
10-29 world stroke day, world psoriasis day
10-31 world cities day
11-01 world vegan day
11-02 international day to end impunity for crimes against journalists
11-05 world tsunami awareness day
11-06 international day for preventing the exploitation of the environment in war and armed conflict
11-10 world science day (for peace and development)
11-12 world pneumonia day
11-13 world kindness day
11-14 world diabetes day
11-16 international day for tolerance, international day of tolerance
11-17 world prematurity day, international students day
11-19 world toilet day, (international) mens day
11-20 world childrens day, universal childrens day, africa industrialization day
11-21 world television day, world hello day
11-25 international day for the elimination of violence against women
11-29 international day of solidarity with the palestinian people
12-01 world aids day
12-02 international day for the abolition of slavery, world day for the abolition of slavery
12-03 international day of persons with disabilities, international day of disabled persons
12-05 world soil day, international volunteer day
12-07 international civil aviation day
12-09 (international) anticorruption day, international anti corruption day, world genocide commemoration day
12-10 (international) human rights day
12-11 international mountain day
12-12 international universal health coverage day, universal health coverage day
12-18 (international) migrants day, arabic language day, (world) arabic language day
12-20 international human solidarity day
12-27 international day of epidemic preparedness
`;
