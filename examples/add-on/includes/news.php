<?php
/**
 * A feed for "What's New?", as a tab beside the one of Pharos SEO.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter('pharos_news_feed', static function (string|array $feeds): array {
	$others = is_string($feeds)
		? [['key' => 'pharos', 'label' => 'Pharos SEO', 'url' => $feeds]]
		: $feeds;
	return [
		...$others,
		[
			'key' => 'example',
			'label' => __('Example add-on', 'pharos-example'),
			'url' => plugins_url('news.xml', FILE),
		],
	];
});
