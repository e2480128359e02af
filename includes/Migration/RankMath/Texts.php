<?php
/**
 * Converts texts of Rank Math to Pharos's format.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

final class Texts {
	/** @var array<string, Translator> By post type. */
	private array $translators = [];

	public function __construct(private readonly Options $options) {}

	/** @param string $type The post type; '' for other objects. */
	public function add_to(
		MappedData $mapped,
		string $text,
		string $field,
		string $place,
		string $type,
	): void {
		$text = $this->translator($type)->translate(stripslashes($text), $place, $mapped, $field);
		$mapped->set($field, $text);
	}

	/** Returns the template of a content type, for objects that need it as custom text for X. @param 'title'|'description' $part */
	public function of_kind(MappedData $mapped, string $part, string $place, string $type): string {
		$key = $place === TemplateContext::POST ? "pt_{$type}_$part" : '';
		$template = $this->options->text($key, $part === 'title' ? '%title% %sep% %sitename%' : '');
		return $this->translator($type)->translate($template, $place, $mapped, "twitter_$part");
	}

	private function translator(string $type): Translator {
		return $this->translators[$type] ??= (new Variables($this->options))->translator($type);
	}
}
