<?php
/**
 * Query strings of sources in regular expressions of web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Core\Utf8;
use Pharos\Redirects\Address;
use Pharos\Redirects\Rule;

final class ServerQuery {
	/** A parameter of a campaign. */
	private const PARAMETER = '(?:[Uu][Tt][Mm]_[^=& ]*|[Gg][Cc][Ll][Ii][Dd]|[Ff][Bb][Cc][Ll][Ii][Dd]|[Mm][Ss][Cc][Ll][Kk][Ii][Dd])(?:=[^& ]*)?';

	/** Nothing else. */
	public const CAMPAIGN = self::PARAMETER . '(?:&' . self::PARAMETER . ')*';

	/**
	 * All query strings with the parameters of a redirect's source, in any order and encoding.
	 *
	 * @return list<array{string, string|null}>|null Regular expressions, with the question mark, and what is appended to the target: '',
	 *         `$` for a group, or null if these URLs are left to WordPress. Null if a parameter is there twice, or is one of a campaign.
	 */
	public static function build(Rule $rule, Address $address): ?array {
		$parts = array_map(
			static fn(string $part): string => $rule->ignore_case
				? Utf8::lower(urldecode($part))
				: urldecode($part),
			array_filter(explode('&', $address->query), 'strlen'),
		);
		if (array_unique($parts) !== $parts || !Utf8::is_valid(implode("\n", $parts))) {
			return null;
		}
		$parts = array_map(
			static fn(string $part): string => ServerText::in_query($part, $rule->ignore_case),
			array_values($parts),
		);
		if ($rule->query === 'exact') {
			return [[self::parameters($parts, ''), '']];
		}
		if ($address->campaign() !== '') {
			return null;
		}
		$campaign = '(' . self::CAMPAIGN . ')';
		// Of parameters that are between others, WordPress makes the target.
		$mixed = self::parameters($parts, '(?:' . self::PARAMETER . '(?:&+|$))*');
		if ($parts === []) {
			return [['(?:[?]&*)?', ''], ["[?]&*$campaign&*", '$'], [$mixed, null]];
		}
		$own = substr(self::parameters($parts, ''), strlen('[?]'));
		return [
			["[?]$own", ''],
			["[?]$own$campaign&*", '$'],
			["[?]&*$campaign&+$own", '$'],
			[$mixed, null],
		];
	}

	/** @param list<string> $parts Regular expressions of parameters. @param string $between One of what can be before, between and after. */
	private static function parameters(array $parts, string $between): string {
		if ($parts === []) {
			return "(?:[?]&*$between)?";
		}
		$all = count($parts) === 1 && $between === '' ? [] : $parts;
		return '[?]' .
			implode(
				'',
				array_map(static fn(string $one): string => "(?=(?:[^ ]*&)?$one(?:&|$))", $all),
			) .
			"&*$between(?:(?:" .
			implode('|', $parts) .
			")(?:&+|$)$between){" .
			count($parts) .
			'}';
	}
}
