<?php
/**
 * JSON format: a list of objects with the fields of the REST API.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;

final class Json implements Format {
	public function type(): string {
		return 'application/json';
	}

	public function read(string $data): \Generator {
		$list = json_decode($data, true, 16);
		$list = is_array($list) && isset($list['redirects']) ? $list['redirects'] : $list;
		if (!is_array($list) || !array_is_list($list)) {
			yield 1 => [
				'text' => mb_substr($data, 0, 100, 'UTF-8'),
				'fields' => null,
				'why' =>
					json_last_error() === JSON_ERROR_NONE
						? __('It must be a list of redirects.', 'pharos-seo')
						: sprintf(
							/* translators: %s: the error, in English. */
							__('This isn’t valid JSON: %s.', 'pharos-seo'),
							json_last_error_msg(),
						),
			];
			return;
		}
		foreach ($list as $i => $one) {
			yield $i + 1 => [
				'text' => (string) wp_json_encode(
					$one,
					JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
				),
				'fields' => is_array($one)
					? array_intersect_key($one, array_flip(Rule::FIELDS))
					: null,
				'why' => is_array($one) ? '' : __('It must be an object.', 'pharos-seo'),
			];
		}
	}

	public function write(iterable $rules): \Generator {
		$begin = "[\n";
		foreach ($rules as $rule) {
			yield $begin . "\t" . self::line($rule);
			$begin = ",\n";
		}
		yield $begin === "[\n" ? "[]\n" : "\n]\n";
	}

	private static function line(Rule $rule): string {
		return (string) wp_json_encode(
			array_diff_key($rule->to_array(), ['id' => 0, 'import' => 0]),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
		);
	}
}
