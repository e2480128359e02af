<?php
/**
 * How The SEO Framework makes titles: it has no templates, only switches.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\Stored;
use Pharos\Migration\Translator;
use Pharos\Template\Text;

/** The name of the site stands beside every title, whether somebody has written it or not, unless that is switched off. */
final class Titles {
	private const SITE = '%site_name%';

	public function __construct(private readonly Options $options) {}

	/** A text of somebody, as a template: nothing in it is a variable, or markup; entities are decoded once. */
	public static function text(mixed $text): string {
		$text = html_entity_decode(
			Text::utf8(Stored::text($text)),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8',
		);
		return Translator::escaped(Text::collapse($text), true);
	}

	/** With the name of the site. */
	public function branded(string $title, bool $without = false): string {
		return $without || $this->options->is_on('title_rem_additions')
			? $title
			: $this->side($title, self::SITE, $this->options->text('title_location'));
	}

	/** The home page is called by its own name and the tagline beside it. */
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

	/** What is generated for an archive. */
	public function of_archive(string $name): string {
		return $this->options->is_on('title_rem_prefixes') ? $name : "%archive_label% $name";
	}

	private function side(string $title, string $addition, string $location): string {
		$left = $location === '' ? is_rtl() : $location === 'left';
		return $left ? "$addition %separator% $title" : "$title %separator% $addition";
	}
}
