<?php
/**
 * Migrates settings of a source, by its map.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Social\Social;
use Pharos\Text\Text;

final class SettingsMapper {
	public function __construct(
		private readonly string $folder,
		private readonly StoredOptions $options,
	) {}

	/** Sets the rows of the map: a setting, with a transform and its arguments. */
	public function add_to(MappedData $mapped): void {
		foreach (SourceMap::part($this->folder, 'settings') as $setting => $row) {
			$value = $this->value($row, $mapped);
			if ($value !== null) {
				$mapped->values[$setting] = $value;
			}
		}
	}

	/**
	 * Returns the value of a setting; null to leave it out.
	 *
	 * @param array{string, mixed, 2?: mixed, 3?: mixed} $row
	 *   - always [ value ]
	 *   - on     [ option, default ]  Whether a switch is on.
	 *   - off    [ option, default ]  The opposite.
	 *   - has    [ module ]           Whether a module is on.
	 *   - choice [ option, values by text, default ]
	 *   - plain  [ option, default ]  A text without markup, even if it's empty.
	 *   - text   [ option ]           A text that isn't empty.
	 *   - x_name [ option ]           A user name on X.
	 *   - card   [ option ]           A card type of X; an unknown one is reported.
	 *   - texts  [ options by name ]  Those that aren't empty.
	 *   - names  [ options by name ]  The names of those that are on.
	 */
	private function value(array $row, MappedData $mapped): mixed {
		[$transform, $from, $more, $default] = $row + [2 => null, 3 => null];
		$options = $this->options;
		return match ($transform) {
			'always' => $from,
			'on' => $options->is_on($from, $more ?? false),
			'off' => !$options->is_on($from, $more ?? false),
			'has' => $options->has($from),
			'choice' => $more[$options->text($from)] ?? $default,
			'plain' => self::filled(Text::plain($options->text($from, $more ?? ''))) ??
				($more ?? ''),
			'text' => self::filled(trim($options->text($from))),
			'x_name' => self::filled(Networks::x_name($options->text($from))),
			'card' => self::card($options->text($from), $from, $mapped),
			'texts' => array_filter(array_map($options->text(...), $from), 'strlen') ?: null,
			'names' => array_keys(array_filter($from, $options->is_on(...))),
		};
	}

	private static function filled(string $text): ?string {
		return $text === '' ? null : $text;
	}

	private static function card(string $card, string $option, MappedData $mapped): ?string {
		if (in_array($card, Social::CARD_TYPES, true)) {
			return $card;
		}
		$mapped->lose_text('card', $card, $option);
		return null;
	}
}
