<?php
/**
 * Collects the templates of all content types for the settings.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/**
 * In Pharos, a content type without a template uses the site's; in source plugins, an empty template outputs nothing.
 * So if any content type outputs no description, the site's template is empty, and all others have separate ones.
 */
final class Templates {
	/** @var array<string, array<string, array<string, string>>> By group, name and part. */
	private array $templates = [];

	/** @param 'post_types'|'taxonomies'|'archives' $group */
	public function add(string $group, string $name, string $title, string $description): void {
		$this->templates[$group][$name] = ['title' => $title, 'description' => $description];
	}

	/** @param string $title, $description The templates of content types that the source has no data for. */
	public function add_to(MappedData $mapped, string $title, string $description): void {
		$all = array_merge(...array_map('array_values', array_values($this->templates)));
		$whole = [
			'title' => $title,
			'description' => in_array('', array_column($all, 'description'), true)
				? ''
				: $description,
		];
		foreach ($whole as $part => $text) {
			$mapped->values["page_$part"] = $text;
		}
		// In source plugins, the excerpt variable falls back to the content.
		$mapped->values['auto_generate_description'] = true;
		foreach ($this->templates as $group => $names) {
			foreach ($names as $name => $parts) {
				$own = array_diff_assoc($parts, $whole);
				if (array_filter($own, 'strlen') !== []) {
					$mapped->values['templates'][$group][$name] = array_filter($own, 'strlen');
				}
			}
		}
	}
}
