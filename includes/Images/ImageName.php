<?php
/**
 * Distinguishes image names given by users from those of cameras and programs.
 */

declare(strict_types=1);

namespace Pharos\Images;

final class ImageName {
	/** Prefixes of names that devices and programs give; digits follow. */
	private const DEVICES = 'img|mvimg|vid|dsc|dscn|dscf|dcim|cimg|imgp|sam|hpim|pict|picture|pic|photo|image|imag|scan|scn|gopr|gp|gh|dji|pxl|p|mg|wp|fb|fb_img|signal|snapseed|snapchat|received|burst|untitled|unnamed|download|file|capture|clipboard|frame|foto|bild|imagen';

	/** Names of screenshots in the languages of common systems. */
	private const SCREENS = 'screen ?shots?|screen recording|bildschirmfoto|capture d.[ée]cran|captura de (?:pantalla|ecr[ãa])|captura de tela|schermata|schermafbeelding|zrzut ekranu|sk[äa]rm(?:avbild|bild)|ekran resmi|снимок экрана|スクリーンショット|whatsapp image|telegram image|cleanshot';

	/** Returns the name as readable text; '' if it has no meaning. */
	public static function readable(string $name): string {
		// "kettle.jpg", "kettle-scaled", "kettle-1024x768": removes the extension and WordPress's suffixes.
		$name = preg_replace(
			'/\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)\z/i',
			'',
			trim($name),
		);
		$name = preg_replace('/(?:-scaled|-rotated|-\d+x\d+|-e\d{10,})+\z/i', '', (string) $name);
		$name = (string) $name;
		if (self::is_technical($name)) {
			return '';
		}
		// WordPress names a new image after its file.
		return preg_match('/^[\p{Ll}\d]+(?:[-_]+[\p{Ll}\d]+)+\z/u', $name)
			? trim(strtr($name, '-_', '  '))
			: $name;
	}

	private static function is_technical(string $name): bool {
		$rest =
			'[\s\d._()+@~:-]*(?:wa\d+|copy|edit(?:ed)?|at|um|am|pm|png|[a-z]{0,2}\d[\da-z]*)?[\s\d._()~-]*';
		return // No letter at all.
			!preg_match('/\p{L}/u', $name) ||
				// One letter, or a word for "image" alone.
				preg_match('/^\p{Latin}\z/u', $name) === 1 ||
				preg_match(
					'/^_?(?:' . self::DEVICES . ")(?:[\\s._-]|(?=\\d)|\\z)$rest\\z/iu",
					$name,
				) === 1 ||
				preg_match('/^(?:' . self::SCREENS . ')(?:\P{L}|\z)/iu', $name) === 1 ||
				// Checksums, UUIDs and random ids: long, with digits among the letters and no spaces.
				preg_match('/^[\da-f]{16,}\z/i', $name) === 1 ||
				preg_match('/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\z/i', $name) === 1 ||
				preg_match('/^(?=(?:\D*\d){4})(?=(?:.*\d[a-z]+){3})[\da-z_]{18,}\z/i', $name) === 1;
	}
}
