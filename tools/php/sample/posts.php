<?php
/**
 * The sample posts, newest last. `content` is text or a function that receives the images' ids.
 */

declare(strict_types=1);

namespace Pharos\Sample;

return [
	[
		'slug' => 'why-we-opened-a-tea-shop',
		'title' => 'Why we opened a tea shop between two coffee bars',
		'date' => '2024-03-08 08:30:00',
		'categories' => ['shop-news'],
		'image' => 'shop-window',
		'sticky' => true,
		'content' => paragraphs(
			'Market Street had two good coffee bars and nowhere to sit down with a pot of tea. So in March we signed a lease for the narrow shop between them, painted it the green of a fern and put a kettle in the window.',
			'People ask whether we are a tea shop or a coffee shop. We are both: one long shelf of loose leaves, one small roaster at the back, & a counter in the middle where anybody may taste before they buy.',
		),
	],
	[
		'slug' => 'first-flush-darjeeling',
		'title' => 'First flush Darjeeling has landed',
		'date' => '2024-04-22 10:00:00',
		'categories' => ['black-tea', 'shop-news'],
		'tags' => ['Darjeeling', 'Spring harvest'],
		'excerpt' =>
			'Forty kilos from two gardens, picked in the last week of March: muscat, green almond and a little hay.',
		'image' => 'copper-kettle',
		'content' => paragraphs(
			'The first spring picking from Darjeeling is a black tea that hardly looks it: the leaf is flecked with green and the cup is pale gold. It tastes of muscat grapes, green almond and warm hay.',
			'Brew it cooler than you would brew other black teas. At 85 °C for three minutes it is sweet; boiling water makes it bite.',
		),
	],
	[
		'slug' => 'pour-over-in-six-steps',
		'title' => 'Pour-over in six steps',
		'date' => '2024-06-03 07:45:00',
		'categories' => ['brewing'],
		'tags' => ['Filter coffee', 'How to'],
		'image' => 'pour-over',
		'content' =>
			paragraphs(
				'Fifteen grams of coffee, 250 grams of water, three minutes. That is the whole recipe; the rest is pouring slowly.',
			) .
			bullets([
				'Fold the filter and rinse it.',
				'Grind as coarse as sea salt.',
				'Wet the grounds and wait 40 seconds.',
				'Pour in circles up to 150 grams.',
				'Pour the rest.',
				'Swirl once & let it drain.',
			]) .
			heading('If it goes wrong') .
			paragraphs(
				'Sour means too coarse or too fast. Bitter means too fine or too slow. Change one thing at a time.',
			),
	],
	[
		'slug' => 'five-kettles-compared',
		'title' => 'Five kettles compared: is a 3 < 5 minute boil worth £90?',
		'date' => '2024-08-19 09:15:00',
		'categories' => ['tea', 'coffee'],
		'tags' => ['Equipment'],
		'image' => 'copper-kettle',
		'content' =>
			paragraphs(
				'We boiled five kettles eleven times each, with a thermometer in the spout and a stopwatch that nobody trusted.',
			) .
			"<!--nextpage-->\n" .
			heading('The winner') .
			paragraphs(
				'The second cheapest held its temperature best. It is also the one with the ugliest handle.',
			) .
			"<!--nextpage-->\n" .
			heading('The numbers') .
			paragraphs(
				'A litre from 12 °C to 95 °C took between 2:58 and 4:51 minutes, and the dearest kettle came third.',
			),
	],
	[
		'slug' => 'supplier-prices',
		'title' => 'Supplier prices for the trade',
		'date' => '2024-09-02 12:00:00',
		'categories' => ['shop-news'],
		'password' => 'kettle',
		'content' => paragraphs(
			'For cafés that buy from us: the wholesale price of the house blend is £14.20 a kilo from October. Please do not pass this page on.',
		),
	],
	[
		'slug' => 'staff-rota-for-autumn',
		'title' => 'Staff rota for autumn',
		'date' => '2024-09-05 12:00:00',
		'categories' => ['shop-news'],
		'status' => 'private',
		'author' => 'editor',
		'content' => paragraphs(
			'Ines opens on Mondays and Thursdays, Tomas on the other days. Deliveries come before eight.',
		),
	],
	[
		'slug' => 'winter-menu',
		'title' => 'Winter menu (not finished)',
		'date' => '2024-10-28 12:00:00',
		'categories' => ['shop-news'],
		'status' => 'draft',
		'author' => 'editor',
		'content' => paragraphs(
			'Smoked tea with orange peel. Hot chocolate? Ask Priya about the gingerbread.',
		),
	],
	[
		'slug' => 'a-morning-at-the-roaster',
		'title' => 'A morning at the roaster, in pictures',
		'date' => '2025-01-16 06:50:00',
		'categories' => ['coffee'],
		'tags' => ['Photographs', 'Roasting'],
		'content' => static fn(
			array $images,
		): string => "[caption id=\"\" width=\"600\"]Half past six, still dark outside.[/caption]\n\n" .
			gallery([$images['pour-over'], $images['green-leaves'], $images['copper-kettle']]) .
			"[gallery ids=\"{$images['shop-window']},{$images['copper-kettle']}\" columns=\"2\"]\n\n" .
			paragraphs(
				'The drum needs half an hour to warm up, which is when we drink yesterday’s coffee and talk about today’s.',
			),
	],
	[
		'slug' => 'mint-tea-in-two-alphabets',
		'title' => 'Mint tea in two alphabets: شاي بالنعناع 🍵 תה נענע',
		'date' => '2025-02-11 15:20:00',
		'categories' => ['green-tea'],
		'tags' => ['شاي', 'Mint', 'Recipes 🍃'],
		'content' =>
			paragraphs(
				'Our neighbour 👩🏽‍🍳 Salma makes it with gunpowder green tea, our neighbour Noa with nothing but mint. Both are right. 🫖✨',
			) .
			'<!-- wp:paragraph --><p dir="rtl" lang="ar">شاي أخضر، وحزمة نعناع طازج، وملعقتان من السكر: يُصبّ من علوّ حتى تعلوه رغوة خفيفة.</p><!-- /wp:paragraph -->' .
			'<!-- wp:paragraph --><p dir="rtl" lang="he">עלי נענע טריים, מים רותחים וכפית דבש. לחכות חמש דקות.</p><!-- /wp:paragraph -->',
	],
	[
		'slug' => 'a-year-of-tea-one-cup-a-week',
		'title' =>
			'A year of tea, one cup a week: what we drank, where we drank it, what we wrote down at the time, and which of the fifty-two we would gladly drink again tomorrow morning',
		'date' => '2025-03-03 08:00:00',
		'categories' => ['tea'],
		'tags' => ['Tasting notes'],
		'image' => 'shop-window',
		'content' => static fn(): string => tasting_diary(),
	],
	[
		'slug' => 'proper-chai',
		'title' => '"Proper" chai, Tomas\'s way & the lazy way',
		'date' => '2025-03-27 11:30:00',
		'categories' => ['black-tea'],
		'tags' => ['Recipes 🍃', 'Milk & spice'],
		'author' => 'editor',
		'content' => paragraphs(
			'Crush six pods of cardamom, a finger of ginger & four peppercorns. Simmer them in half a litre of water for five minutes before any tea goes in: <strong>that</strong> is the secret, says Tomas.',
			'The lazy way? A bag, a mug, milk. It isn\'t chai, but it is 4 o\'clock.',
		),
	],
	[
		'slug' => 'cold-brew-overnight',
		'title' => 'Cold brew overnight',
		'date' => '2025-05-19 09:00:00',
		'categories' => ['brewing', 'coffee'],
		'tags' => ['Summer', 'How to'],
		'content' => paragraphs(
			'Eighty grams of coarse coffee in a litre of cold water, in the fridge at ten, through a filter at eight. It keeps for three days and never tastes as good as on the first.',
		),
	],
	[
		'slug' => 'which-water-for-which-tea',
		'title' => 'Which water for which tea?',
		'date' => '2025-06-30 09:00:00',
		'categories' => ['tea'],
		'tags' => ['How to', 'Water'],
		'image' => 'green-leaves',
		'content' => paragraphs(
			'Tea is water with an accent. London water is hard: it dulls a green tea and puts a skin on a black one. A filter jug mends most of it; bottled water with less than 100 mg of minerals a litre mends the rest.',
		),
	],
	[
		'slug' => 'matcha-without-lumps',
		'title' => 'Matcha without lumps',
		'date' => '2025-07-21 09:00:00',
		'categories' => ['green-tea'],
		'tags' => ['How to', 'Recipes 🍃'],
		'image' => 'green-leaves',
		'content' => paragraphs(
			'Sieve it. Then two spoons of water at 70 °C, and whisk to a paste before the rest goes in. No whisk will save you if you forget the sieve.',
		),
	],
	[
		'slug' => 'untitled-leaves',
		'title' => '',
		'date' => '2025-08-04 17:05:00',
		'categories' => ['tea'],
		'image' => 'green-leaves',
		'content' => paragraphs(
			'Found behind the counter: a tin without a label. Oolong, we think. It was very good and now it is gone.',
		),
	],
	[
		'slug' => 'open-late-on-thursdays',
		'title' => 'Open late on Thursdays',
		'date' => '2025-09-01 08:00:00',
		'categories' => ['shop-news'],
		'author' => 'editor',
		'content' => paragraphs(
			'From this week we stay open until nine on Thursdays. The kettle stays on, the grinder goes off at seven.',
		),
	],
];
