<?php
/**
 * The generated titles of The SEO Framework, which has settings instead of templates.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\StoredValue;
use Pharos\Migration\Translator;
use Pharos\Text\Text;

/** The site name is added to every title, custom or generated, unless that is turned off. */
final class Titles {
	private const SITE = '%site_name%';

	public function __construct(private readonly Options $options) {}

	/** Returns a custom text as a template: it contains no variables or markup; entities are decoded once. */
	public static function text(mixed $text): string {
		$text = html_entity_decode(
			Text::utf8(StoredValue::text($text)),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8',
		);
		return Translator::escaped(Text::collapse($text), true);
	}

	/** Adds the site name. */
	public function branded(string $title, bool $without = false): string {
		return $without || $this->options->is_on('title_rem_additions')
			? $title
			: $this->side($title, self::SITE, $this->options->text('title_location'));
	}

	/** Returns the title of the home page: its name and the tagline. */
	public function of_home(string $title): string {
		$title = $title === '' ? self::SITE : $title;
		if (!$this->options->is_on('homepage_tagline')) {
			return $title;
		}
		$tagline = self::text($this->options->text('homepage_title_tagline'));
		return $this->side(
			$title,
			$tagline === '' ? '%tagline%' : $tagline,
			$this->options->text('home_title_location'),
		);
	}

	/** Returns the generated title of an archive. */
	public function of_archive(string $name): string {
		return $this->options->is_on('title_rem_prefixes') ? $name : "%archive_label% $name";
	}

	private function side(string $title, string $addition, string $location): string {
		$left = $location === '' ? is_rtl() : $location === 'left';
		return $left ? "$addition %separator% $title" : "$title %separator% $addition";
	}
}
