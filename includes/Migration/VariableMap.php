<?php
/**
 * The variables of a source, by its map.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class VariableMap {
	/** Templates that are the same on all pages without one of their own. */
	private const EVERYWHERE = 'everywhere';

	/** Names that the source outputs, but Pharos can't, and their form in the report. */
	private const REPORTED = 'reported';

	/**
	 * @param array<string, mixed> $more   Templates that depend on settings, by name, as for Translator. They take precedence.
	 * @param array<string, bool>  $syntax Arguments of Translator that differ from those of the map.
	 */
	public static function translator(
		string $folder,
		array $more = [],
		array $syntax = [],
	): Translator {
		$part = SourceMap::part($folder, 'variables');
		$arguments = ['map' => $more + self::by_name($part)] + $syntax + $part['syntax'];
		return new Translator(...$arguments);
	}

	/** @return array<string, array<string, mixed>> The templates by name and place. */
	private static function by_name(array $part): array {
		$map = [];
		foreach (array_diff_key($part, ['syntax' => 0, self::REPORTED => 0]) as $places => $names) {
			$places = $places === self::EVERYWHERE ? [''] : explode(' ', $places);
			foreach ($names as $name => $template) {
				$map[$name] = ($map[$name] ?? []) + array_fill_keys($places, $template);
			}
		}
		foreach ($part[self::REPORTED] ?? [] as $form => $names) {
			foreach ($names as $name) {
				$map[$name] = self::reported(strtr($form, ['*' => $name]));
			}
		}
		return $map;
	}

	/** For variables without an equivalent that must not be output as text. */
	private static function reported(string $text): \Closure {
		return static function (
			string $rest,
			string $_place,
			MappedData $to,
			string $field,
		) use ($text): string {
			$to->lose('variable', strtr($text, ['*' => $rest]), $field);
			return '';
		};
	}
}
