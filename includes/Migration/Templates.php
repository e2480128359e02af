<?php
/**
 * The templates of all kinds of pages, on their way into our settings.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/**
 * Here a kind of pages without a template of its own has that of the site, elsewhere an empty one prints nothing. So as soon as one
 * kind prints no description, that is what the site's says, and all others have their own.
 */
final class Templates {
	/** @var array<string, array<string, array<string, string>>> By group, name and part. */
	private array $templates = [];

	/** @param 'post_types'|'taxonomies'|'archives' $group */
	public function add(string $group, string $name, string $title, string $description): void {
		$this->templates[$group][$name] = ['title' => $title, 'description' => $description];
	}

	/** @param string $title, $description What kinds of pages have that the source does not know. */
	public function into(Carried $carried, string $title, string $description): void {
		$all = array_merge(...array_map('array_values', array_values($this->templates)));
		$whole = [
			'title' => $title,
			'description' => in_array('', array_column($all, 'description'), true)
				? ''
				: $description,
		];
		foreach ($whole as $part => $text) {
			$carried->values["page_$part"] = $text;
		}
		// What stands for an excerpt elsewhere is the content, where there is none.
		$carried->values['auto_generate_description'] = true;
		foreach ($this->templates as $group => $names) {
			foreach ($names as $name => $parts) {
				$own = array_diff_assoc($parts, $whole);
				if (array_filter($own, 'strlen') !== []) {
					$carried->values['templates'][$group][$name] = array_filter($own, 'strlen');
				}
			}
		}
	}
}
