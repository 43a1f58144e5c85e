/** An error with a sentence that tells the operator what to do. */
export class OperatorError extends Error {}

/** A call or a value that the command line does not accept. */
export class UsageError extends OperatorError {}
