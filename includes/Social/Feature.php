<?php
/**
 * Tags for social networks.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Content\Feature as ContentFeature;
use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	/** WordPress's options for the logo. */
	private const LOGO = ['site_logo', 'site_icon', 'stylesheet'];

	public function register_changes(): void {
		ContentHooks::on_option_changed(function (string $option): void {
			if (
				$option === 'pharos_settings' ||
				in_array($option, self::LOGO, true) ||
				str_starts_with($option, 'theme_mods_')
			) {
				(new SiteImages(($this->settings)()))->remember();
			}
		});
		ContentHooks::on_meta_changed(
			'post',
			fn(int $id, string $key) => in_array($key, ContentFeature::FILE_META, true) &&
				(new SiteImages(($this->settings)()))->post_changed($id),
		);
	}

	public static function links(): array {
		return [
			'/general/social' => [
				'label' => __('Social', 'pharos-seo'),
				'icon' => 'share',
				'keywords' => ['sharing', 'social media'],
				'migratable' => true,
				'children' => [
					[
						'path' => '/general/social',
						'label' => __('Default Social Image', 'pharos-seo'),
						'description' => __(
							'The image that social networks show for pages without a social image.',
							'pharos-seo',
						),
						'keywords' => ['og:image', 'open graph', 'fallback', 'thumbnail'],
					],
					[
						'path' => '/general/social/facebook',
						'label' => __('Facebook', 'pharos-seo'),
						'description' => __(
							'How your pages look when shared on Facebook.',
							'pharos-seo',
						),
						'keywords' => ['open graph', 'og', 'social'],
					],
					[
						'path' => '/general/social/x',
						'label' => __('X', 'pharos-seo'),
						'description' => __('How your pages look when shared on X.', 'pharos-seo'),
						'keywords' => ['twitter', 'card', 'social'],
					],
					[
						'path' => '/general/social/accounts',
						'label' => __('Other Accounts', 'pharos-seo'),
						'description' => __('Other social profiles of this site.', 'pharos-seo'),
						'keywords' => [
							'sameas',
							'profiles',
							'instagram',
							'linkedin',
							'youtube',
							'pinterest',
							'tiktok',
						],
					],
				],
			],
		];
	}

	public function register_routes(): void {
		(new RestController())->register_routes();
	}

	public function settings_saved(array $changed): void {
		(new SiteImages(($this->settings)()))->settings_changed($changed);
	}
}
