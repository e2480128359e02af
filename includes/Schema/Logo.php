<?php
/**
 * The logo of the site.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Social\Image;

/**
 * The custom logo of the theme, else the site icon. Its address and size are looked up when it changes and kept in an autoloaded
 * option: a visitor's page needs no query for them. Where somebody has changed it behind WordPress's back, the next page looks.
 */
final class Logo {
	/** What was found; `of` is the attachment it was found for. */
	public const OPTION = 'pharos_logo';

	public static function image(): ?Image {
		$id = self::id();
		if ($id === 0) {
			return null;
		}
		$known = self::known();
		return Image::remembered(($known['of'] ?? 0) === $id ? $known : self::remember());
	}

	/** Looks again. @return array<string, mixed> */
	public static function remember(): array {
		$id = self::id();
		$image = Image::of_attachment($id, true);
		$known = $id === 0 ? [] : ['of' => $id] + ($image ? get_object_vars($image) : []);
		if ($known !== self::known()) {
			$known === [] ? delete_option(self::OPTION) : update_option(self::OPTION, $known, true);
		}
		return $known;
	}

	/** After the file of an attachment has changed. */
	public static function file_changed(int $id): void {
		if ((self::known()['of'] ?? 0) === $id) {
			self::remember();
		}
	}

	private static function id(): int {
		// WordPress keeps the logo of block themes in an option, and would look for it in the database where there is none.
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

	/** @return array<string, mixed> */
	private static function known(): array {
		// get_option() would look for a missing option in the database.
		$known = isset(wp_load_alloptions()[self::OPTION]) ? get_option(self::OPTION) : [];
		return is_array($known) ? $known : [];
	}
}
