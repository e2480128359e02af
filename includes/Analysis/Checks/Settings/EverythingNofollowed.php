<?php
/**
 * Checks whether search engines may follow the site's links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Page\Context;
use Pharos\Page\Robots;

final class EverythingNofollowed extends OutputCheck {
	public function id(): string {
		return 'everything_nofollowed';
	}

	protected function inspect(Site $site): ?Result {
		$hidden = $site->settings->get('no_follow');
		$places = [];
		$home = Home::context($site);
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
		foreach (ContentTypes::all($site) as $kind) {
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
			return Result::passed(__('Links on posts and pages can be followed.', 'pharos-seo'));
		}
		return self::in_places(
			__('Content is set to nofollow.', 'pharos-seo'),
			[
				__(
					'Search engines follow links to discover pages and to judge how important they are. With No Follow, they may ignore links, including those to your own pages.',
					'pharos-seo',
				),
				__(
					'Turn No Follow off. For individual links to other sites, use rel="nofollow".',
					'pharos-seo',
				),
			],
			$places,
		);
	}
}
