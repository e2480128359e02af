<?php
/**
 * The very long post: fifty-two weeks of tasting notes, generated from parts.
 */

declare(strict_types=1);

namespace Pharos\Sample;

function tasting_diary(): string {
	$teas = [
		'a white peony',
		'a smoky Lapsang',
		'the house breakfast blend',
		'a roasted oolong',
		'a shaded gyokuro',
		'a second flush Assam',
		'a wild-picked rooibos',
		'a ten-year-old pu-erh',
		'a jasmine pearl',
		'a Nilgiri frost tea',
		'a genmaicha',
		'a Kenyan purple tea',
		'a lemon verbena',
	];
	$places = [
		'at the counter before opening',
		'on the train to Bristol',
		'in the rain on Primrose Hill',
		'with the accountant',
		'in the greenhouse',
		'at two in the morning',
		'on the back step',
	];
	$tastes = [
		'It began like cut grass and ended like honey.',
		'The first cup was thin, the third was worth the wait.',
		'Malt, raisins and a little leather.',
		'It smelled of pine and tasted of plums.',
		'Too hot, too long, our own fault; the second try was silk.',
	];
	$verdicts = [
		'We would drink it again tomorrow.',
		'Once a year is enough.',
		'Ines bought the rest of the tin.',
		'Tomas would not share it.',
		'Better with cake, but what isn’t?',
		'It needs soft water and silence.',
		'A tea for people who say they don’t like tea.',
		'It went on the shelf the same week.',
		'Nobody finished the pot.',
	];

	$diary = paragraphs(
		'Every Monday of last year we opened a tea that neither of us had sold before, and wrote down what happened.',
	);
	for ($week = 1; $week <= 52; $week++) {
		$diary .=
			heading("Week $week") .
			paragraphs(
				sprintf(
					'In week %d we drank %s %s. %s %s',
					$week,
					$teas[$week % count($teas)],
					$places[$week % count($places)],
					$tastes[$week % count($tastes)],
					$verdicts[$week % count($verdicts)],
				),
			);
	}
	return $diary;
}
