<?php
/**
 * Checks whether search engines may follow the site's links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Head\Context;
use Pharos\Head\Robots;

final class EverythingNofollowed extends OwnCheck {
	public function id(): string {
		return 'everything_nofollowed';
	}

	protected function look(Site $site): ?Result {
		$hidden = $site->settings->get('no_follow');
		$places = [];
		$home = Home::of($site);
		if (
			$home?->kind === Context::HOME &&
			in_array('nofollow', (new Robots($site->settings))->of_kind($home), true)
		) {
			$places[] = [
				'url' => home_url('/'),
				'details' => __('Home page', 'pharos-seo'),
				'fix' => Fix::setting(
					__('Edit the home page', 'pharos-seo'),
					'/general/homepage/advanced',
					'home_page_robots.general',
				),
			];
		}
		foreach (Kinds::all($site) as $kind) {
			if (
				in_array($kind['name'], ['post', 'page'], true) &&
				$kind['count'] > 0 &&
				in_array($kind['name'], $hidden, true)
			) {
				$places[] = [
					'url' => $kind['url'] ?: home_url('/'),
					'details' => $kind['label'],
					'fix' => Fix::setting(
						__('Edit No Follow', 'pharos-seo'),
						'/advanced/robot_instructions/following',
						"no_follow.{$kind['name']}",
					),
				];
			}
		}
		if ($places === []) {
			return Result::passed(
				__('Search engines may follow the links of your pages.', 'pharos-seo'),
			);
		}
		return self::in_places(
			__('Search engines are told not to follow the links of your pages.', 'pharos-seo'),
			[
				__(
					'Links lead search engines from page to page and tell them which of your pages matter. With No Follow that ends here, for links to your own pages as well.',
					'pharos-seo',
				),
				__(
					'Switch No Follow off. For single links to others there is rel="nofollow".',
					'pharos-seo',
				),
			],
			$places,
		);
	}
}
