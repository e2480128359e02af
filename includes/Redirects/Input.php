<?php
/**
 * Input of a redirect from users and files.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Utf8;
use Pharos\Settings\InvalidValue;

/** Reads fields into a rule and validates each. */
final class Input {
	/** @var array<string, string> Errors by field. */
	public array $errors = [];

	/** Position of an error in a pattern, in characters from 0. */
	public ?int $position = null;

	/**
	 * @param array<string, mixed> $fields The given fields; the others stay as in $rule.
	 * @return Rule Only valid if there are no errors.
	 */
	public function read(array $fields, Rule $rule): Rule {
		foreach (
			[
				'match' => Rule::MATCHES,
				'query' => Rule::QUERIES,
				'status' => Rule::STATUSES,
				'origin' => Rule::ORIGINS,
			]
			as $name => $allowed
		) {
			if (isset($fields[$name])) {
				$value = $name === 'status' ? self::number($fields[$name]) : $fields[$name];
				if (in_array($value, $allowed, true)) {
					$rule = $rule->with(...[$name => $value]);
				} else {
					$this->errors[$name] = sprintf(
						/* translators: %s: list of values. */
						__('It must be one of: %s.', 'pharos-seo'),
						implode(', ', $allowed),
					);
				}
			}
		}
		foreach (['enabled', 'ignore_case'] as $name) {
			if (isset($fields[$name])) {
				$rule = $rule->with(...[$name => rest_sanitize_boolean($fields[$name])]);
			}
		}
		foreach (
			['source' => $this->source(...), 'target' => $this->target(...)]
			as $name => $read
		) {
			$value = $fields[$name] ?? $rule->$name;
			try {
				$rule = $read(is_string($value) ? trim($value) : null, $rule, $fields);
			} catch (InvalidValue $problem) {
				$this->errors[$name] = $problem->getMessage();
			}
		}
		return $rule;
	}

	private function source(?string $text, Rule $rule, array $fields): Rule {
		TargetText::line($text);
		if ($text === '') {
			throw new InvalidValue(__('Enter the URL to redirect.', 'pharos-seo'));
		}
		if ($rule->match === 'pattern') {
			$problem = Pattern::problem($text);
			if ($problem !== null) {
				$this->position = $problem['position'];
				throw new InvalidValue($problem['message']);
			}
			return $rule->with(source: $text);
		}
		if (preg_match('~^(?:[a-z][a-z0-9+.-]*:|//)~i', $text)) {
			$text = Address::below_home($text, home_url('/'));
			if ($text === null) {
				throw new InvalidValue(
					__('Only URLs of this site can be redirected.', 'pharos-seo'),
				);
			}
		}
		$address = Address::from_uri($text);
		if (!Utf8::is_valid($address->path)) {
			throw new InvalidValue(__('This isn’t a valid URL.', 'pharos-seo'));
		}
		if ($rule->match === 'prefix' && substr_count($address->path, '/') > Address::DEPTH) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: a number. */
					__('A folder can be at most %s levels deep.', 'pharos-seo'),
					number_format_i18n(Address::DEPTH),
				),
			);
		}
		if ($address->query !== '' && !$rule->needs_query()) {
			if (isset($fields['query'])) {
				throw new InvalidValue(
					__(
						'Remove the query string, or choose exact matching of query strings.',
						'pharos-seo',
					),
				);
			}
			$rule = $rule->with(query: 'exact');
		}
		return $rule->with(source: $address->readable());
	}

	private function target(?string $text, Rule $rule): Rule {
		if ($rule->is_gone()) {
			return $rule->with(target: '');
		}
		TargetText::line($text);
		if ($text === '') {
			throw new InvalidValue(__('Enter the target URL.', 'pharos-seo'));
		}
		if (preg_match('~^https?://[^/?#]*\$~i', $text)) {
			throw new InvalidValue(
				__('The domain can’t contain $1 or another group of the pattern.', 'pharos-seo'),
			);
		}
		$text = TargetText::clean($text);
		// Content whose URL has changed may be hidden for a while.
		if ($rule->origin !== 'change' && $text !== $rule->target) {
			TargetText::need($text);
		}
		return $rule->with(target: $text);
	}

	private static function number(mixed $value): mixed {
		return is_numeric($value) ? (int) $value : $value;
	}
}
