<?php
/**
 * Checks whether a default social image is set.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Social\Shares;
use Pharos\Social\SiteImages;

final class SocialImage extends OutputCheck {
	public function id(): string {
		return 'social_image';
	}

	protected function inspect(Site $site): ?Result {
		$home = Home::context($site);
		$settings = $site->settings;
		if (
			!$home ||
			(!$settings->get('open_graph_tags') && !$settings->get('twitter_meta_tags'))
		) {
			return null;
		}
		if ((new SiteImages($settings))->of_setting('fallback_image')) {
			return Result::passed(__('A default social image is set.', 'pharos-seo'));
		}
		$shares = new Shares($settings, $site->variables);
		$has_image =
			$shares->facebook($home, '', '')->image !== null ||
			$shares->x($home, '', '')->image !== null;
		return Result::found(
			$has_image
				? __('No default social image is set.', 'pharos-seo')
				: __('The home page has no social image.', 'pharos-seo'),
			[
				__(
					'Links without an image are easily overlooked on social networks. The default social image is used for all pages without a social image.',
					'pharos-seo',
				),
				__(
					'Choose an image that represents your site, 1200 × 630 pixels, JPG or PNG.',
					'pharos-seo',
				),
			],
			Fix::setting(
				__('Choose a default social image', 'pharos-seo'),
				'/general/social',
				'fallback_image',
			),
			$has_image ? self::SUGGESTION : '',
		);
	}
}
