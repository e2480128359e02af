<?php
/**
 * Checks pages for duplicate tags.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class DoubleTags extends PageCheck {
	/** Names of <meta> elements that a page has once. */
	private const METAS = [
		'description',
		'robots',
		'viewport',
		'og:title',
		'og:description',
		'og:url',
		'twitter:card',
	];

	public function id(): string {
		return 'double_tags';
	}

	protected function look(Page $page, Site $site): ?Finding {
		$document = $page->document();
		$said = [
			'title' => $document->titles,
			'canonical' => array_column($document->link('canonical'), 'href'),
		];
		foreach (self::METAS as $name) {
			$said[$name] = $document->meta($name);
		}
		$double = array_filter($said, static fn(array $all): bool => count($all) > 1);
		if ($double === []) {
			return null;
		}
		$details = [];
		foreach ($double as $name => $all) {
			$details[] =
				"$name: " . implode(' / ', array_map(static fn(string $one) => "“{$one}”", $all));
		}
		return new Finding(
			implode('; ', $details),
			Fix::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	protected function fine(): string {
		return __('Pages say once what they should say once.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has tags twice that should be there once.',
				'%s pages have tags twice that should be there once.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Of two titles, descriptions or canonical addresses, nobody knows which one a search engine takes.',
				'pharos-seo',
			),
			__(
				'Another plugin, or the theme, prints them too: switch that off in its settings, or deactivate it.',
				'pharos-seo',
			),
		];
	}
}
