<?php
/**
 * Regular expressions of URLs in files of web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** They have no quotes, and no space outside of a class. */
final class ServerUrls {
	/**
	 * URLs that web servers compare as WordPress does, as they were sent: without repeated slashes and dots between others, and without
	 * encoded slashes, question marks and control characters, which servers change or refuse, or a question mark without a query string.
	 */
	public const ACCEPTED =
		'(?![^? ]*(?:[^/? ]//+[^/? ]|/(?:[.]|%2[Ee]){1,2}(?:[/? ]|$)|%(?:[01]|2[Ff]|3[Ff]|7[Ff])))' .
		'/[^?# ]*(?:[?][A-Za-z0-9._~!$&\'()*+,;=:@%/?\[\]-]+)?';

	/** Folders and a name, as they were sent, where only characters are encoded that need to be. */
	public const RAW = '((?:/(?:[A-Za-z0-9._~!$&\'()*+,;=:@\[\]-]|%(?!2[DdEe]|3[0-9]|4[1-9A-Fa-f]|5[0-9AaFf]|6[1-9A-Fa-f]|7[0-9AaEe])[0-9A-Fa-f]{2})+)+)';

	/** Valid UTF-8. */
	public const UNICODE = '^(?:[\x00-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})*+$';

	/** The folder of a site that is in one, decoded. */
	public static function folder(): string {
		return preg_quote(rawurldecode(ServerPaths::folder()));
	}

	/** The same as it was sent, in any encoding. */
	public static function raw_folder(): string {
		return '/*' . str_repeat('/[^/?]+', substr_count(ServerPaths::folder(), '/'));
	}
}
