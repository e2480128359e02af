<?php
/**
 * Checks whether a default social image is set.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Social\Shares;
use Pharos\Social\SiteImages;

final class SocialImage extends OwnCheck {
	public function id(): string {
		return 'social_image';
	}

	protected function look(Site $site): ?Result {
		$home = Home::of($site);
		$settings = $site->settings;
		if (
			!$home ||
			(!$settings->get('open_graph_tags') && !$settings->get('twitter_meta_tags'))
		) {
			return null;
		}
		if ((new SiteImages($settings))->of_setting('fallback_image')) {
			return Result::passed(__('Shared pages always have an image.', 'pharos-seo'));
		}
		$shares = new Shares($settings, $site->variables);
		$has_image =
			$shares->facebook($home, '', '')->image !== null ||
			$shares->x($home, '', '')->image !== null;
		return Result::found(
			$has_image
				? __('Pages without an image of their own are shared without one.', 'pharos-seo')
				: __('The home page is shared without an image.', 'pharos-seo'),
			[
				__(
					'In a feed full of pictures, links without one are overlooked. The Default Social Image is shown for every page that has none.',
					'pharos-seo',
				),
				__(
					'Choose one that says who you are, 1200 × 630 pixels, JPG or PNG.',
					'pharos-seo',
				),
			],
			Fix::setting(
				__('Choose a default image', 'pharos-seo'),
				'/general/social',
				'fallback_image',
			),
			$has_image ? self::SUGGESTION : '',
		);
	}
}
