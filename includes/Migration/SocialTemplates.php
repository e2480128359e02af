<?php
/**
 * Social data of content types, for the settings.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Social\Social;

final class SocialTemplates {
	/**
	 * Adds a part of the templates of a content type, unless it's empty.
	 *
	 * @param 'post_types'|'taxonomies'|'archives' $group
	 * @param string                               $part  For example `facebook_title`.
	 */
	public static function add(
		MappedData $mapped,
		string $group,
		string $name,
		string $part,
		string $text,
	): void {
		if ($text !== '') {
			$mapped->values['templates'][$group][$name][$part] = $text;
		}
	}

	/** Sets the card type of an object; an unknown one is recorded as lost. */
	public static function card(MappedData $mapped, string $card, string $field): void {
		if (in_array($card, Social::CARD_TYPES, true)) {
			$mapped->set('twitter_card_type', $card);
		} else {
			$mapped->lose_text('card', $card, $field);
		}
	}

	/** Removes Open Graph texts if Open Graph is off: source plugins then don't use them for X either. */
	public static function without_open_graph(MappedData $mapped): void {
		foreach (['facebook_title', 'facebook_description'] as $field) {
			$mapped->lose_text('module', $mapped->values[$field] ?? '', $field);
			unset($mapped->values[$field]);
		}
	}

	/** Returns a title without the page number: source plugins output it on lists and pages, but not on other paginated posts. */
	public static function without_number(string $title, string $type): string {
		return $type === 'page'
			? $title
			: trim(
				preg_replace('/(?:(?: -|%separator%) %page%|%page_number%)/', '', $title) ?? $title,
			);
	}
}
