<?php
/**
 * Checks whether the home page can be indexed.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Page\Context;
use Pharos\Page\Robots;

final class HomeNoindexed extends OutputCheck {
	public function id(): string {
		return 'home_noindexed';
	}

	public function severity(): string {
		return self::ERROR;
	}

	protected function inspect(Site $site): ?Result {
		$home = Home::context($site);
		// Another check reports that search engines are discouraged from indexing the site.
		if (!$home || !get_option('blog_public')) {
			return null;
		}
		$robots = new Robots($site->settings);
		if (empty($robots->directives($home, [])['noindex'])) {
			return Result::passed(__('The home page can be indexed.', 'pharos-seo'));
		}
		$fix = self::fix($home, $robots);
		return Result::found(
			__('The home page is set to noindex.', 'pharos-seo'),
			[
				__(
					'The home page is what most people search for and link to. With No Index, it disappears from search results.',
					'pharos-seo',
				),
				$fix
					? __('Turn No Index off for the home page.', 'pharos-seo')
					: __(
						'No setting causes this, so a plugin or the theme does. Contact its developer.',
						'pharos-seo',
					),
			],
			$fix,
			not_fixable: $fix === null,
		);
	}

	/** Returns null if neither the page nor the settings set it to noindex. */
	private static function fix(Context $home, Robots $robots): ?Fix {
		$of_kind = in_array('noindex', $robots->of_kind($home), true);
		$own = $home->meta()->directive('noindex');
		$label = __('Edit No Index', 'pharos-seo');
		return match (true) {
			$own === true => Home::fix($home, 'noindex', '', ''),
			!$of_kind => null,
			$home->kind === Context::HOME => Fix::setting(
				$label,
				'/general/homepage/advanced',
				'home_page_robots.general',
			),
			default => Fix::setting(
				$label,
				'/advanced/robot_instructions/indexing',
				'no_index.' . $home->name(),
			),
		};
	}
}
