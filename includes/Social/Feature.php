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

	public function register_routes(): void {
		(new RestController())->register_routes();
	}

	public function settings_saved(array $changed): void {
		(new SiteImages(($this->settings)()))->settings_changed($changed);
	}
}
