<?php
/**
 * The sample pages: slug => title, slug of the parent (which comes first), content.
 */

declare(strict_types=1);

namespace Pharos\Sample;

return [
	'about' => [
		'About us',
		'',
		paragraphs(
			'Fern &amp; Kettle sells loose-leaf tea and freshly roasted coffee on Market Street. Two people, one roaster, one long shelf.',
		),
	],
	'our-growers' => [
		'Our growers',
		'about',
		paragraphs(
			'We buy from nine gardens and four coffee farms, most of which one of us has visited. Ask us what we paid: we will tell you.',
		),
	],
	'fujian' => [
		'The hills of Fujian',
		'our-growers',
		paragraphs(
			'White tea is picked here before the first rain of April, and withered on bamboo for two days.',
		),
	],
	'visit-us' => [
		'Visit us',
		'',
		paragraphs(
			'14 Market Street, next to the arcade. Monday to Saturday, eight to six; Thursdays until nine.',
		) .
		heading('With a dog?') .
		paragraphs('Of course.'),
	],
	'delivery-and-returns' => [
		'Delivery & returns',
		'',
		paragraphs(
			'Orders leave on the next working day. Unopened tins may come back within thirty days.',
		),
	],
	'journal' => ['Journal', '', ''],
	'welcome' => [
		'Welcome',
		'',
		paragraphs('Tea and coffee, bought with care and sold with patience.'),
	],
];
