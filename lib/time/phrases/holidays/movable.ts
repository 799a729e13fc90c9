/**
 * Each line is "rule: name, name", with names as in `fixedDays`.
 *
 *   nth MM WEEKDAY N [+DAYS]   the Nth WEEKDAY (1 = Monday) of the month MM, plus DAYS days; N = -1 is the last one
 *   before MM DD WEEKDAY [+DAYS]     the last WEEKDAY on or before a date, plus DAYS days
 *   easter DAYS                DAYS days after Western Easter
 *   orthodox DAYS              DAYS days after Orthodox Easter
 *   CALENDAR MONTH DAY         a date of the Hebrew, Islamic, Chinese or Persian calendar, as Intl names the months
 *   tithi MONTH TITHI HOUR [+DAYS]   the lunar day TITHI (1 to 30) of a Hindu month (1 = Chaitra), as in `tithiDay`
 *   sun DEGREES HOUR [+DAYS]   the first day on which the sun has passed DEGREES by HOUR, as in `solarDay`
 *   nakshatra SIGN NAKSHATRA   the day with the sun in SIGN and the moon in NAKSHATRA, as in `nakshatraDay`
 *
 * Any other rule, such as `kings`, is a function for a single holiday.
 */
export const movableDays = `
nth 01 1 2: coming of age day
nth 01 1 3: {mlk|martin luther king} (jr|junior) day, mlk, martin luther kings (jr|junior) day, civil rights day
nth 01 7 -1: world leprosy day
nth 02 7 2: super bowl (sunday), superbowl (sunday)
nth 02 1 3: presidents day, president day, washingtons birthday
nth 03 1 2: commonwealth day
nth 03 4 2: world kidney day
nth 03 6 -1: earth hour
nth 04 1 3: patriots day
nth 04 6 -1 -3: administrative professionals day, secretaries day, secretarys day, admin day
nth 04 4 4: take our daughters and sons to work day, take your {child|daughter} to work day
nth 04 5 -1: (national) arbor day
nth 05 1 1: early may bank holiday
nth 05 2 1: world asthma day
nth 05 4 1: national day of prayer
nth 05 6 2: world migratory bird day
nth 05 7 2: mothers day, mother day
nth 05 7 2 -2: military spouse day
nth 05 6 3: armed forces day
nth 05 1 -1: memorial day, decoration day, spring bank holiday
nth 06 7 3: fathers day, father day
nth 07 6 1: international day of cooperatives
nth 07 7 4: parents day
nth 07 5 -1: {system administrator|sysadmin} (appreciation) day
nth 08 1 -1: summer bank holiday, late summer bank holiday
nth 09 1 1: labor day
nth 09 1 1 +6: (national) grandparents day, grandparent day
nth 09 4 -1: world maritime day
nth 10 1 1: world habitat day
nth 10 4 2: world sight day
nth 10 1 2: columbus day, indigenous peoples day, canadian thanksgiving (day), thanksgiving in canada
nth 10 6 3: sweetest day
nth 11 1 1 +1: election day, us election day
nth 11 2 1: melbourne cup (day)
nth 11 7 2: remembrance sunday
nth 11 3 3: gis day
nth 11 4 3: world philosophy day, great american smokeout
nth 11 7 3: world day of remembrance for road traffic victims
nth 11 4 4: thanksgiving (day), turkey day, us thanksgiving
nth 11 4 4 -1: thanksgiving eve
nth 11 4 4 +1: black friday
nth 11 4 4 +2: small business saturday
nth 11 4 4 +4: cyber monday
nth 11 4 4 +5: giving tuesday

before 05 24 1: victoria day
before 12 24 7 -21: first sunday of advent, advent sunday, first advent, first advent sunday, 1st advent
before 12 24 7 -14: second sunday of advent, second advent, second advent sunday, 2nd advent
before 12 24 7 -7: third sunday of advent, third advent, third advent sunday, 3rd advent
before 12 24 7: fourth sunday of advent, fourth advent, fourth advent sunday, 4th advent
kings 04 27: kings day, koningsdag

easter -48: shrove monday, rosenmontag, carnival monday
easter -47: mardi gras, fat tuesday, shrove tuesday, pancake {tuesday|day}, carnival tuesday
easter -46: ash wednesday, beginning of lent, first day of lent
easter -21: mothering sunday
easter -7: palm sunday
easter -3: maundy thursday, holy thursday, covenant thursday, great and holy thursday, sheer thursday
easter -2: {good|holy} friday
easter -1: holy saturday, easter saturday, easter eve, black saturday
easter 0: easter (sunday|day)
easter 1: easter monday
easter 7: divine mercy sunday
easter 39: ascension {day|thursday|of jesus}, feast of the ascension, holy ascension
easter 49: pentecost (sunday), whit sunday, whitsun, whitsunday, white sunday
easter 50: {whit|pentecost} monday, monday of the holy spirit
easter 56: trinity sunday
easter 60: corpus christi, feast of corpus christi

orthodox -48: great lent, clean monday, ash monday, green monday, orthodox shrove monday, pure monday
orthodox -8: lazarus saturday
orthodox -7: orthodox palm sunday, branch sunday
orthodox -2: orthodox good friday, great friday, orthodox great friday
orthodox -1: orthodox holy saturday, great saturday
orthodox 0: orthodox easter (sunday), pascha
orthodox 1: orthodox easter monday
orthodox 39: orthodox ascension (day)
orthodox 49: orthodox pentecost
orthodox 50: orthodox whit monday

hebrew Tishri 1: rosh hashanah, rosh hashana, rosh hashanna, jewish new year, yom teruah
hebrew Tishri 10: yom kippur, day of atonement
hebrew Tishri 15: sukkot, sukkoth, feast of tabernacles, feast of booths
hebrew Tishri 21: hoshana rabbah
hebrew Tishri 22: shemini atzeret
hebrew Tishri 23: simchat torah, simhat torah
hebrew Kislev 25: hanukkah, hanukah, chanukah, hannukah, hanukka
hebrew Shevat 15: tu bishvat, tu bshevat, new year for trees
hebrew Adar 14: purim
hebrew Adar 15: shushan purim
hebrew Nisan 15: passover, pesach, pesah
hebrew Nisan 27: yom hashoah, yom ha shoah
hebrew Iyar 5: yom haatzmaut, yom ha atzmaut, israeli independence day
hebrew Iyar 18: lag baomer, lag b omer, lag laomer
hebrew Sivan 6: shavuot, shavuoth, feast of weeks
hebrew Av 9: tisha bav, tisha b av
hebrew Av 15: tu bav, tu b av

islamic-umalqura 1 1: islamic new year, hijri new year, muharram, arabic new year
islamic-umalqura 1 10: (day of) ashura
islamic-umalqura 3 12: mawlid (al nabi|an nabi), milad un nabi, prophets birthday, eid milad un nabi
islamic-umalqura 7 27: isra and miraj, (al) isra and miraj, laylat al miraj, shab e meraj
islamic-umalqura 8 15: shab e barat, laylat al baraat, mid shaban
islamic-umalqura 9 1: ramadan, ramadhan, ramzan, ramadan kareem
islamic-umalqura 9 27: laylat al qadr, night of power, shab e qadr
islamic-umalqura 10 1: {eid|id} {al|ul} fitr, ramzan eid, eid
islamic-umalqura 12 9: day of arafah, arafat day, arafah
islamic-umalqura 12 10: {eid|id} {al|ul} {adha|azha}, bakr id, bakrid, feast of sacrifice, sacrifice feast

jumuah: jumuatul wida, jamat ul vida, jumuah tul wida, jumat ul wida

chinese 1 1: chinese new year, lunar new year, chinese lunar new year, spring festival, tet, seollal
chinese 1 15: lantern festival, yuan xiao festival
chinese 4 8: buddhas birthday
chinese 5 5: dragon boat festival, duanwu (festival)
chinese 7 7: qixi (festival), chinese valentines day
chinese 7 15: ghost festival, hungry ghost festival
chinese 8 15: mid autumn (festival|day), moon festival, mooncake festival, chuseok
chinese 9 9: double ninth festival, chongyang (festival)
persian 1 1: nowruz, norooz, nauruz, navroz, persian new year
parsi: parsi new year, jamshedi navroz, shahenshahi new year
persian 10 1: yalda (night)

nakshatra 4 21: (thiru) onam, thiruvonam

tithi 1 1 6: ugadi, gudi padwa, yugadi, samvatsaradi
tithi 1 9 12: (sri) rama navami, ram navami
tithi 1 13 6: mahavir jayanti, mahaveer jayanti
tithi 1 15 6: hanuman jayanti
tithi 2 3 9: akshaya tritiya
tithi 2 15 6: vesak (day), buddha {purnima|day|jayanti}, wesak
tithi 4 2 6: rath yatra, ratha yatra, chariot festival
tithi 4 15 6: guru purnima
tithi 5 15 9: raksha bandhan, rakhi, rakhi purnima
tithi 5 23 24: (krishna) janmashtami, krishnashtami, gokulashtami
tithi 6 4 12: ganesh chaturthi, vinayaka chaturthi, vinayaka chavithi, ganesh chaturti
tithi 7 1 6: navaratri, navratri, durga puja
tithi 7 7 6: (maha) saptami
tithi 7 8 6: (maha|durga) ashtami
tithi 7 9 6: (maha) navami
tithi 7 10 11.5: (vijaya) dashami, vijayadashami, dussehra, dasara, dashain
tithi 7 15 6: (maharishi) valmiki jayanti, pargat diwas, sharad purnima
tithi 7 19 19: karva chauth, karwa chauth
tithi 7 28 18: dhanteras, dhan teras, dhanvantari trayodashi, dhantrayodashi
tithi 7 29 5: naraka chaturdashi, choti diwali, chhoti diwali, naraka nivaran chaturdashi, roop chaudas, kali chaudas
tithi 7 30 18: diwali, deepavali, divali, lakshmi puja, laxmi puja, kali puja
tithi 8 1 9: govardhan puja, annakut
tithi 8 2 15: bhai dooj, bhai duj, bhaubeej, bhai tika, bhai phonta
tithi 8 6 18: chhath (puja), chhath parv, surya shashthi
tithi 8 15 6: guru nanak {jayanti|gurpurab}, guru nanaks birthday
tithi 10 7 6: guru gobind singh jayanti, guru gobind singhs birthday, guru govind singh jayanti
tithi 11 5 9: vasant panchami, basant panchami, saraswati puja
tithi 11 15 6: (guru) ravidas jayanti, guru ravidass (jayanti)
tithi 11 25 6: (maharishi) dayananda saraswati jayanti, (maharishi) dayanand saraswati jayanti
tithi 11 29 24: (maha) shivaratri, shivratri, maha shivratri
tithi 12 15 18: holika dahan, chhoti holi, choti holi, kamudu pyre
tithi 12 15 18 +1: holi, dhulandi, phagwah, festival of colors, festival of colours, rangwali holi
sun 0 24: vaisakhi, baisakhi
sun 0 18: vishu, puthandu, tamil new year
sun 270 18 -1: bhogi (pandigai|pongal), boghi
sun 270 18: (thai|surya) pongal, makar sankranti, makara sankranthi, uttarayan, maghi
sun 270 18 +1: mattu pongal, maattu pongal
sun 270 18 +2: kaanum pongal, kanni pongal
`;
