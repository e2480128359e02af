<?php
/**
 * Data of the images in the settings, and of the logo.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Content\Image;
use Pharos\Settings\Settings;
use Pharos\Settings\Url;

/**
 * Size, type and alt text of the default social image and of the home page's images, looked up when settings or the images change, and
 * stored in an autoloaded option, so that the front end needs no query for them.
 */
final class SiteImages {
	/**
	 * Data by setting, and as `logo`; `of` is the setting's value, or the attachment id, that it was found for; `at`, WP_CONTENT_URL at
	 * that time.
	 */
	public const OPTION = 'pharos_social_images';

	/** Settings that contain image URLs. */
	private const SETTINGS = [
		'fallback_image',
		'twitter_fallback_image',
		'home_page_featured_image',
		'home_page_facebook_image_url',
		'home_page_twitter_image_url',
	];

	/** Settings with a separate setting for the attachment id. */
	private const BY_ID = ['fallback_image', 'twitter_fallback_image'];

	public function __construct(private readonly Settings $settings) {}

	/** The image of a setting; null if there is none. */
	public function of_setting(string $setting): ?Image {
		$url = $this->settings->get($setting);
		$is_empty =
			$url === '' &&
			(!in_array($setting, self::BY_ID, true) || $this->settings->get("{$setting}_id") === 0);
		if ($is_empty) {
			return null;
		}
		$known = self::known()[$setting] ?? null;
		return is_array($known) && ($known['of'] ?? null) === $url
			? Image::remembered($known)
			: Image::at($url);
	}

	/** The site's logo: the theme's, or the site icon. If it was changed without firing a hook, it is looked up again. */
	public function logo(): ?Image {
		$id = self::logo_id();
		if ($id === 0) {
			return null;
		}
		$known = self::known()['logo'] ?? [];
		if (($known['of'] ?? 0) !== $id) {
			$this->remember();
			$known = self::known()['logo'] ?? [];
		}
		return Image::remembered(self::moved($known));
	}

	/**
	 * After settings were saved: updates the data if one of these settings has changed.
	 *
	 * @param array<string, mixed> $changed New values by key.
	 */
	public function settings_changed(array $changed): void {
		$keys = [...self::SETTINGS, ...array_map(static fn($key) => "{$key}_id", self::BY_ID)];
		if (array_intersect_key($changed, array_flip($keys))) {
			$this->remember();
		}
	}

	/** Looks up all images again. */
	public function remember(): void {
		$known = [];
		foreach (self::SETTINGS as $setting) {
			$url = $this->settings->get($setting);
			$image = Image::of_attachment($this->id_of($setting, $url));
			if ($image) {
				$known[$setting] = ['of' => $url] + get_object_vars($image);
			}
		}
		$logo = self::logo_id();
		if ($logo > 0) {
			// Unlike social networks, search engines support vector images.
			$image = Image::of_attachment($logo, true);
			$known['logo'] =
				['of' => $logo, 'at' => WP_CONTENT_URL] + ($image ? get_object_vars($image) : []);
		}
		if ($known !== self::known()) {
			update_option(self::OPTION, $known, true);
		}
	}

	/** After the meta of a post has changed: updates the data if it is one of these images. */
	public function post_changed(int $post_id): void {
		if (in_array($post_id, array_column(self::known(), 'id'), true)) {
			$this->remember();
		}
	}

	/** Updates the URLs if the site's domain or scheme has changed: no hook fires for that. */
	private static function moved(array $known): array {
		$at = $known['at'] ?? '';
		$url = $known['url'] ?? '';
		if (!is_string($at) || !is_string($url) || in_array($at, ['', WP_CONTENT_URL], true)) {
			return $known;
		}
		$name = static fn(string $one): string => (string) preg_replace('~^https?:~i', '', $one);
		return str_starts_with($name($url), $name($at) . '/')
			? ['url' => WP_CONTENT_URL . substr($name($url), strlen($name($at)))] + $known
			: $known;
	}

	private static function logo_id(): int {
		// WordPress stores the logo of block themes in an option; if it is missing, get_option() would query the database.
		$ids = [
			isset(wp_load_alloptions()['site_logo']) ? get_option('site_logo') : 0,
			get_theme_mods()['custom_logo'] ?? 0,
			get_option('site_icon'),
		];
		foreach ($ids as $id) {
			if (is_numeric($id) && $id > 0) {
				return (int) $id;
			}
		}
		return 0;
	}

	private function id_of(string $setting, string $url): int {
		$id = in_array($setting, self::BY_ID, true) ? $this->settings->get("{$setting}_id") : 0;
		// The URL is what users see: an id that doesn't match it is left over from another image.
		if ($id > 0 && ($url === '' || wp_get_attachment_url($id) === $url)) {
			return $id;
		}
		return $url === '' ? 0 : attachment_url_to_postid(Url::absolute($url));
	}

	/** @return array<string, array> */
	private static function known(): array {
		// get_option() would query the database for a missing option.
		$known = isset(wp_load_alloptions()[self::OPTION]) ? get_option(self::OPTION) : [];
		return is_array($known) ? $known : [];
	}
}
